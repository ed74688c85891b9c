import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Inbox {
  url: string;
  mails: Email[];
  /** While true, every message is refused. */
  refuse: boolean;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it gets. */
export async function startInbox(): Promise<Inbox> {
  const inbox: Inbox = { url: '', mails: [], refuse: false, stop: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          if (inbox.refuse) return done(new Error('Not today.'));
          inbox.mails.push(mail);
          done();
        });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  inbox.url = `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
  inbox.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return inbox;
}
