import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readCookie, sessionCookie } from '../http/cookies.ts';
import type { Logger } from '../logger.ts';
import { LoginEnded, ProviderAway, type IdentityProvider } from './identity-provider.ts';
import { SessionMemory } from './session-memory.ts';
import { sha256, type Session } from './session.ts';
import type { SessionStore } from './session-store.ts';

const waitForOtherMs = 6_000;

/** Who is calling: from the cookie to a session with a token that is still good. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #provider: IdentityProvider;
  readonly #logger: Logger;
  readonly #memory = new SessionMemory();
  readonly #reading = new Map<string, Promise<Session | null>>();
  readonly #listeners = new Set<(key: string) => void>();

  constructor(store: SessionStore, provider: IdentityProvider, logger: Logger) {
    this.#store = store;
    this.#provider = provider;
    this.#logger = logger;
  }

  /** @throws RedisAway, ProviderAway: both are 503, the session stays */
  identify(cookieHeader: string | undefined): Session | null | Promise<Session | null> {
    const cookie = readCookie(cookieHeader, sessionCookie);
    if (cookie === undefined) return null;
    const key = sha256(cookie);
    return this.#memory.get(key) ?? this.byKey(key);
  }

  /** In one process, parallel calls of a session read, and refresh, once. */
  byKey(key: string): Promise<Session | null> {
    const running = this.#reading.get(key);
    if (running) return running;
    const reading = this.#load(key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #load(key: string): Promise<Session | null> {
    const ticket = this.#memory.ticket();
    const session = await this.#store.read(key);
    if (!session) return null;
    const fresh = session.refreshAt > Date.now() ? session : await this.#refresh(session);
    if (!fresh) return null;
    await this.#store.touch(fresh);
    this.#memory.keep(fresh, ticket);
    return fresh;
  }

  async #refresh(session: Session): Promise<Session | null> {
    const release = await this.#store.lock(session.key, randomUUID());
    if (!release) return this.#awaitOther(session);
    try {
      // Another gateway may have finished between our read and our lock.
      const current = await this.#store.read(session.key);
      if (!current || current.version !== session.version) return current;
      return await this.#store.replaceTokens(session, await this.#provider.refresh(session.refreshToken));
    } catch (error) {
      if (error instanceof LoginEnded) {
        await this.#store.remove(session);
        return null;
      }
      if (error instanceof ProviderAway && session.expiresAt > Date.now()) return session;
      this.#logger.warn({ error }, 'A session could not be refreshed');
      throw error;
    } finally {
      await release().catch(() => undefined); // expires by itself
    }
  }

  /** Another gateway refreshes: its new version is ours. */
  async #awaitOther(session: Session): Promise<Session | null> {
    for (const until = Date.now() + waitForOtherMs; Date.now() < until; await pause(50)) {
      const current = await this.#store.read(session.key);
      if (!current || current.version !== session.version) return current;
    }
    if (session.expiresAt > Date.now()) return session;
    throw new ProviderAway('another gateway did not finish its refresh');
  }

  async end(session: Session): Promise<void> {
    this.forget(session.key);
    await this.#store.remove(session);
  }

  /** Drops the copy and tells who holds something open for it (sockets). */
  forget(key: string): void {
    this.#memory.drop(key);
    for (const listener of this.#listeners) listener(key);
  }

  /** After the announcements were not heard for a while, no copy can be trusted. */
  forgetCopies(): void {
    this.#memory.clear();
  }

  onGone(listener: (key: string) => void): void {
    this.#listeners.add(listener);
  }
}
