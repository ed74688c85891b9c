import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Messages } from './messages.ts';
import { inboxPage, mailPolicy, pagePolicy } from './page.ts';

const largestBodyBytes = 100_000;

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
};

const html = (response: ServerResponse, policy: string, body: string): void => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
};

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestBodyBytes) throw new Error('This message is too long.');
  }
  return text;
}

/** A text message as Twilio's interface takes it (To, From, Body) or as JSON (to, from, text). */
function readSms(contentType: string, body: string): { to: string; from: string; text: string } {
  const given: Record<string, unknown> = contentType.includes('json')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  const field = (...names: string[]) => {
    const value = names.map((name) => given[name]).find((it) => typeof it === 'string');
    return typeof value === 'string' ? value : '';
  };
  return { to: field('to', 'To'), from: field('from', 'From'), text: field('text', 'body', 'Body') };
}

/**
 * The inbox's page and interface: `GET /`, `GET /api/messages?to=`, `DELETE /api/messages`,
 * `POST /api/sms`. For this machine alone; there is no login.
 */
export function startWeb(port: number, messages: Messages): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, messages).catch((error: Error) =>
      json(response, 400, { error: error.message }),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, messages: Messages): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
  // A page elsewhere that points its name at loopback (DNS rebinding) must not read the mails.
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (host !== 'localhost' && host !== '127.0.0.1') return json(response, 403, { error: 'Not from there.' });

  const mail = /^\/messages\/([\w-]+)\.html$/.exec(pathname)?.[1];
  switch (`${request.method} ${mail ? '/messages' : pathname}`) {
    case 'GET /':
      return html(response, pagePolicy, inboxPage(messages.list()));
    case 'GET /messages': {
      const found = messages.list().find(({ id }) => id === mail);
      return found
        ? html(response, mailPolicy, found.html)
        : json(response, 404, { error: 'No such message.' });
    }
    case 'GET /api/messages':
      return json(response, 200, messages.list(searchParams.get('to')));
    case 'DELETE /api/messages':
      messages.clear();
      response.writeHead(204).end();
      return;
    case 'POST /api/sms': {
      const sms = readSms(request.headers['content-type'] ?? '', await readText(request));
      if (!sms.to || !sms.text)
        return json(response, 400, { error: 'A text message needs a receiver and a text.' });
      return json(response, 201, messages.add({ kind: 'sms', subject: '', html: '', ...sms }));
    }
    default:
      return json(response, 404, { error: 'There is nothing here.' });
  }
}
