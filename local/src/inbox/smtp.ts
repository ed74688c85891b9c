import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Messages } from './messages.ts';

const largestMailBytes = 10_000_000;

/** Takes every mail that is sent to it, from anyone to anyone. */
export function startSmtp(port: number, messages: Messages): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMailBytes,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            messages.add({
              kind: 'mail',
              to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
              from: mail.from?.address ?? '',
              subject: mail.subject ?? '',
              text: mail.text ?? '',
              html: mail.html ?? '',
            });
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that goes away in the middle of a mail is its own business.
  server.on('error', (error) => console.warn(error.message));
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
