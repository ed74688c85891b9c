/** Injectable: the one clock. Tests move it; everything that asks for "now" asks here. */
export class Clock {
  #offsetMs: number;

  constructor(offsetMs = 0) {
    this.#offsetMs = offsetMs;
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** For tests: from now on it is `at`, and time goes on from there. */
  set(at: Date): void {
    this.#offsetMs = at.getTime() - Date.now();
  }
}
