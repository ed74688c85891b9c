import type { RateLimits } from '../config.ts';
import { rateLimited, type Refusal } from '../http/refusals.ts';
import type { WindowCounters } from './window-counters.ts';

/** How much one visitor, or one member, may ask in a minute (design, section 5). */
export class Limits {
  readonly #counters: WindowCounters;
  readonly #max: RateLimits;

  constructor(counters: WindowCounters, max: RateLimits) {
    this.#counters = counters;
    this.#max = max;
  }

  /** `undefined` when it may go on. */
  take(who: { ip: string; memberId: string | undefined; write: boolean }): Refusal | undefined {
    if (who.memberId !== undefined) return this.#one(`member:${who.memberId}`, this.#max.member);
    const general = this.#one(`visitor:${who.ip}`, this.#max.visitor);
    if (general || !who.write) return general;
    return this.#one(`anonymous-writes:${who.ip}`, this.#max.anonymousWrites);
  }

  takeLogin(ip: string): Refusal | undefined {
    return this.#one(`login:${ip}`, this.#max.login);
  }

  #one(name: string, max: number): Refusal | undefined {
    const seconds = this.#counters.take(name, max);
    return seconds > 0 ? rateLimited(seconds) : undefined;
  }
}
