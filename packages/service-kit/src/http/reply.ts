import type { FastifyReply } from 'fastify';

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

/** Names the next page in the `Link` header (design, section 3). */
export function nextLink(reply: ReplyHandle, path: string, cursor: string, limit: number): void {
  const query = new URLSearchParams({ cursor, limit: String(limit) });
  reply.setHeader('link', `<${path}?${query}>; rel="next"`);
}
