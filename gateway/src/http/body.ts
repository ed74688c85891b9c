import type { IncomingMessage } from 'node:http';
import { Refused, refusals } from './refusals.ts';

/** The declared length in bytes; `undefined` for a chunked body, 0 for none. */
export function declaredLength(request: IncomingMessage): number | undefined {
  const length = request.headers['content-length'];
  if (length !== undefined) return Number(length);
  return request.headers['transfer-encoding'] === undefined ? 0 : undefined;
}

/** The whole body. @throws Refused 413 above `max` bytes, before reading when the length says so */
export async function readBody(request: IncomingMessage, max: number): Promise<Buffer | null> {
  const declared = declaredLength(request);
  if (declared === 0) return null;
  if (declared !== undefined && declared > max) throw new Refused(refusals.tooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw new Refused(refusals.tooLarge);
    chunks.push(chunk);
  }
  return chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks);
}

/**
 * The body as it comes, for uploads. Not the request itself: undici destroys the body it was given when
 * the upstream fails, and with it the connection on which the answer has yet to go out.
 */
export async function* streamBody(request: IncomingMessage, max: number): AsyncGenerator<Buffer, void> {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw new Refused(refusals.tooLarge);
    yield chunk;
  }
}
