import type { FastifyReply } from 'fastify';
import type { NextPage } from '../data/paging.ts';

/** What a handler may set on its answer. */
export class ReplyHandle {
  readonly #reply: FastifyReply;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  setHeader(name: string, value: string): void {
    void this.#reply.header(name, value);
  }

  /** One of the other statuses that the call declares. */
  setStatus(status: number): void {
    void this.#reply.code(status);
  }
}

/** Names the next page in the `Link` header (design, section 3), with what else the list was asked for. */
export function nextLink(
  reply: ReplyHandle,
  path: string,
  next: NextPage,
  asked: Readonly<Record<string, string | undefined>> = {},
): void {
  const others = Object.entries(asked).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const query = new URLSearchParams([...others, ['cursor', next.cursor], ['limit', String(next.limit)]]);
  reply.setHeader('link', `<${path}?${query}>; rel="next"`);
}
