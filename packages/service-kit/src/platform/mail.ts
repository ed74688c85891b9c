import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const timeoutMs = 5_000;

/** Injectable. E-mail by SMTP; `configured` is false without an address in the environment. */
export class Mail {
  readonly configured: boolean;
  readonly #url: string | undefined;
  readonly #from: string;
  readonly #log: Logger;
  #transport: Promise<Transporter> | undefined;

  constructor(url: string | undefined, from: string, log: Logger) {
    this.configured = url !== undefined;
    this.#url = url;
    this.#from = from;
    this.#log = log;
  }

  /** Whether the server took the message, within 5 s. Never throws. */
  async send({ to, subject, html, text }: MailMessage): Promise<boolean> {
    if (!this.#url) return false;
    try {
      this.#transport ??= connect(this.#url);
      const sent = (await this.#transport).sendMail({ from: this.#from, to, subject, html, text });
      await Promise.race([sent, late()]);
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'mail was not handed over');
      return false;
    }
  }
}

/** Loaded with the first message: most services never send one. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const address = new URL(url);
  const auth = address.username
    ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
    : undefined;
  return createTransport({
    host: address.hostname,
    port: Number(address.port || (address.protocol === 'smtps:' ? 465 : 25)),
    secure: address.protocol === 'smtps:',
    ...(auth ? { auth } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('mail time-out')), timeoutMs).unref());
}
