const failuresToOpen = 5;
/** How long an open breaker refuses before it lets one request try, in ms. */
export const openMs = 2_000;

/** Opens after five failures in a row; after two seconds one request may try. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;
  #probing = false;

  /** Whether a request may go; while half open, only one. */
  admit(now = Date.now()): boolean {
    if (this.#failures < failuresToOpen) return true;
    if (now < this.#openUntil || this.#probing) return false;
    this.#probing = true;
    return true;
  }

  /** `undefined`: the client left, nothing is known. */
  settle(ok: boolean | undefined, now = Date.now()): void {
    this.#probing = false;
    if (ok === undefined) return;
    if (ok) {
      this.#failures = 0;
      return;
    }
    this.#failures += 1;
    if (this.#failures >= failuresToOpen) this.#openUntil = now + openMs;
  }
}
