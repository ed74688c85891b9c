import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that answers what it was asked with, unless told otherwise. */
export async function startUpstream(port = 0) {
  const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const echo: RequestListener = (_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': 'evil=1',
      'x-powered-by': 'x',
    });
    response.end(JSON.stringify(seen.at(-1)));
  };
  const state = { answer: echo, aborted: 0 };
  const server = createServer((request, response) => {
    let body = '';
    response.on('close', () => (state.aborted += response.writableFinished ? 0 : 1));
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      state.answer(request, response);
    });
  }).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    server,
    seen,
    state,
    echo,
    port: (server.address() as AddressInfo).port,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
