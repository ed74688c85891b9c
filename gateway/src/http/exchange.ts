import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its answer, as every handler of the gateway gets them. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Path without the query string, not decoded. */
  readonly path: string;
  /** `?…` or the empty string. Never logged. */
  readonly search: string;
  /** The visitor's address. */
  readonly ip: string;
}
export type Handler = (exchange: Exchange) => void | Promise<void>;

export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

/** The visitor's address: the socket's, or what the outermost of our own proxies saw. */
export function clientIp(request: IncomingMessage, trustedHops: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (trustedHops === 0) return socket;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedHops) ?? socket;
}

/** A navigation, which a person looks at: she gets a page, not an envelope. */
export function wantsPage(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

export function redirect(
  response: ServerResponse,
  location: string,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  response.writeHead(302, { location, 'cache-control': 'no-store', 'content-length': '0', ...headers }).end();
}
