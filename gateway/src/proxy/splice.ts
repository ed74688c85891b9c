import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const answerWithinMs = 3_000;
const passed = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'] as const;

export interface Handshake {
  readonly request: IncomingMessage;
  readonly client: Duplex;
  readonly head: Buffer;
  readonly requestId: string;
  /** Her access token, for our own services; LiveKit has a token of its own in the address. */
  readonly token: string | undefined;
}

/**
 * Connects to the first of `urls` that answers the handshake and joins the two sockets; no frame is read
 * here. Rejects when none answers. Extensions are not passed on: frames stay as they are.
 */
export async function splice(urls: readonly URL[], handshake: Handshake): Promise<Socket> {
  let failure: unknown = new Error('no address');
  for (const url of urls) {
    try {
      return await spliceOne(url, handshake);
    } catch (error) {
      failure = error;
      if (handshake.client.destroyed) break;
    }
  }
  throw failure;
}

function spliceOne(url: URL, { request, client, head, requestId, token }: Handshake): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const port = Number(url.port || (secure ? 443 : 80));
    const upstream: Socket = secure
      ? connectTls({ host: url.hostname, port, servername: url.hostname })
      : connect({ host: url.hostname, port });
    upstream.setNoDelay(true);
    const timer = setTimeout(() => upstream.destroy(new Error('no answer to the handshake')), answerWithinMs);
    const fail = (error?: Error) => {
      clearTimeout(timer);
      upstream.destroy();
      reject(error ?? new Error('the upstream closed'));
    };
    const clientLeft = () => fail(new Error('the client left'));
    upstream.on('error', fail);
    upstream.once('close', fail);
    client.once('close', clientLeft);
    upstream.once(secure ? 'secureConnect' : 'connect', () => {
      upstream.write(requestHead(url, request, requestId, token));
      if (head.length > 0) upstream.write(head);
    });
    upstream.once('data', (first: Buffer) => {
      // An instance that drains says so: another takes the socket.
      if (first.subarray(9, 12).toString('latin1') === '503') return fail(new Error('unavailable'));
      clearTimeout(timer);
      upstream.off('error', fail);
      upstream.off('close', fail);
      client.off('close', clientLeft);
      upstream.on('error', () => upstream.destroy());
      client.write(first);
      client.pipe(upstream);
      upstream.pipe(client);
      resolve(upstream);
    });
  });
}

function requestHead(
  url: URL,
  request: IncomingMessage,
  requestId: string,
  token: string | undefined,
): string {
  const lines = [
    `GET ${request.url ?? '/'} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    `X-Request-Id: ${requestId}`,
    ...passed.flatMap((name) => (request.headers[name] ? [`${name}: ${String(request.headers[name])}`] : [])),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
