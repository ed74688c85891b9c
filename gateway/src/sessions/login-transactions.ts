import * as z from 'zod';
import { answer, type Redis } from '../redis.ts';
import type { LoginChecks } from './identity-provider.ts';
import { sha256 } from './session.ts';

/** How long a person may take over Keycloak's pages, in seconds. */
export const loginSeconds = 30 * 60;

const Transaction = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  browser: z.string(),
});

/**
 * Logins that have begun, each known by its state and bound to the browser that began it, so that two
 * tabs can log in side by side and nobody can finish a login in another's browser.
 */
export class LoginTransactions {
  readonly #redis: Redis;
  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async begin(checks: LoginChecks, returnTo: string, browser: string): Promise<void> {
    const value = JSON.stringify({ ...checks, returnTo, browser: sha256(browser) });
    const options = { expiration: { type: 'EX', value: loginSeconds } } as const;
    await answer(this.#redis.set(key(checks.state), value, options));
  }

  /** Once only. `null`: unknown, expired, opened twice, or begun in another browser. */
  async finish(state: string | null, browser: string | undefined) {
    if (!state || !browser) return null;
    const value = await answer(this.#redis.getDel(key(state)));
    if (value === null) return null;
    const transaction = Transaction.parse(JSON.parse(value));
    return transaction.browser === sha256(browser) ? transaction : null;
  }
}

const key = (state: string): string => `moons:login:${sha256(state)}`;
