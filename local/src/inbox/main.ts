// The local inbox, a process of its own: `node main.ts <smtp port> <page port>`.
import { Messages } from './messages.ts';
import { startSmtp } from './smtp.ts';
import { startWeb } from './web.ts';

const [smtpPort, pagePort] = process.argv.slice(2).map(Number);
if (!smtpPort || !pagePort) throw new Error('Please give the port for SMTP and the port of the page.');

const messages = new Messages();
const smtp = await startSmtp(smtpPort, messages);
const web = await startWeb(pagePort, messages);

process.once('SIGTERM', () => {
  smtp.close();
  web.close();
  web.closeAllConnections();
});
