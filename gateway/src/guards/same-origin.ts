import type { IncomingHttpHeaders } from 'node:http';
import { productHeader } from '@moons/contracts/client';
import { sessionCookie } from '../http/cookies.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
export const isWrite = (method: string | undefined): boolean => !reads.has(method ?? 'GET');

/**
 * Whether a write comes from our own pages (design, section 5): a same-origin `Sec-Fetch-Site`, where it
 * is absent our `Origin`, where both are absent no cookie; and always the product's own header, which a
 * foreign page cannot send without a preflight that we never grant.
 */
export function allowsWrite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  if (headers[productHeader] === undefined) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return !(headers.cookie ?? '').includes(`${sessionCookie}=`);
}

/** Browsers always name the origin of a WebSocket handshake: without it there is no socket. */
export function allowsUpgrade(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  return headers.origin === publicOrigin;
}
