import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorEnvelope } from '@moons/contracts/error';

/** Answers an upgrade that is not granted, in the product's error envelope, and closes. */
export function answerUpgrade(socket: Duplex, status: number, code: string, error: string): void {
  const body = JSON.stringify({ error, code, requestId: randomUUID() } satisfies ErrorEnvelope);
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...(status === 503 ? ['retry-after: 1'] : []),
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
