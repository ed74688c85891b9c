export interface InboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails that arrived for one address, after waiting for at least `atLeast` of them. */
export async function mailsTo(inbox: string, address: string, atLeast = 1): Promise<InboxMail[]> {
  const until = Date.now() + 15_000;
  for (;;) {
    const response = await fetch(`${inbox}/api/messages?to=${encodeURIComponent(address)}`);
    const mails = (await response.json()) as InboxMail[];
    if (mails.length >= atLeast || Date.now() > until) return mails;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
