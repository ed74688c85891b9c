import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A member's name to others in one room: the same there each time, another one in every other room,
 * so that nobody can follow her from circle to circle (design, section 6, anonymity).
 */
export class Pseudonyms {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'circles room pseudonyms', 32));
  }

  of(streamId: string, memberId: string): string {
    return createHmac('sha256', this.#key)
      .update(`${streamId}\n${memberId}`)
      .digest('base64url')
      .slice(0, 22);
  }
}
