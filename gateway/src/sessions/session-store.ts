import { AuthUser } from '@moons/contracts/membership/profile';
import { answer, type Redis } from '../redis.ts';
import { tokenTimes, readClaims, userOf, type Session, type Tokens } from './session.ts';

const sessionKey = (key: string) => `moons:session:${key}`;
const bySid = (sid: string) => `moons:session-by-sid:${sid}`;
const bySub = (sub: string) => `moons:session-by-sub:${sub}`;
export const sessionGoneChannel = 'moons:session-gone';

/** Writes only into a session that is still there: a refresh never brings back what a logout ended. */
const updateScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1`;
const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** Sessions in Redis, found by the cookie's hash, by Keycloak's session id and by the member. */
export class SessionStore {
  readonly #redis: Redis;
  readonly #idleSeconds: number;

  constructor(redis: Redis, idleSeconds: number) {
    this.#redis = redis;
    this.#idleSeconds = idleSeconds;
  }

  async create(key: string, tokens: Tokens): Promise<Session> {
    const session = toSession(key, tokens, 1);
    const sid = bySid(session.keycloakSid);
    const sub = bySub(session.user.id);
    await answer(
      this.#redis
        .multi()
        .hSet(sessionKey(key), toHash(session))
        .expire(sessionKey(key), this.#idleSeconds)
        .sAdd(sid, key)
        .expire(sid, this.#idleSeconds)
        .sAdd(sub, key)
        .expire(sub, this.#idleSeconds)
        .exec(),
    );
    return session;
  }

  async read(key: string): Promise<Session | null> {
    return fromHash(key, await answer(this.#redis.hGetAll(sessionKey(key))));
  }

  /** She is here: the session and what leads to it live on. */
  async touch(session: Session): Promise<void> {
    const keys = [sessionKey(session.key), bySid(session.keycloakSid), bySub(session.user.id)];
    await answer(Promise.all(keys.map((key) => this.#redis.expire(key, this.#idleSeconds))));
  }

  async exists(key: string): Promise<boolean> {
    return (await answer(this.#redis.exists(sessionKey(key)))) === 1;
  }

  /** `null` when the session has ended meanwhile. */
  async replaceTokens(session: Session, tokens: Tokens): Promise<Session | null> {
    const kept = {
      ...tokens,
      refreshToken: tokens.refreshToken || session.refreshToken,
      keycloakSid: session.keycloakSid,
    };
    const next = toSession(session.key, kept, session.version + 1);
    const args = Object.entries(toHash(next)).flat();
    const written = await answer(
      this.#redis.eval(updateScript, { keys: [sessionKey(session.key)], arguments: args }),
    );
    return written === 1 ? next : null;
  }

  /** Ends it, and tells every gateway to forget its copy. */
  async remove(session: Session): Promise<void> {
    await answer(
      this.#redis
        .multi()
        .del(sessionKey(session.key))
        .sRem(bySid(session.keycloakSid), session.key)
        .sRem(bySub(session.user.id), session.key)
        .publish(sessionGoneChannel, session.key)
        .exec(),
    );
  }

  /** Keys of the sessions that a backchannel logout names: one login, or all of a member. */
  async find({ sid, sub }: { sid?: string; sub?: string }): Promise<string[]> {
    if (sid) return answer(this.#redis.sMembers(bySid(sid)));
    return sub ? answer(this.#redis.sMembers(bySub(sub))) : [];
  }

  /** One refresh at a time over all gateways. `undefined`: another has it. */
  async lock(key: string, holder: string): Promise<(() => Promise<void>) | undefined> {
    const name = `${sessionKey(key)}:refresh`;
    const taken = await answer(
      this.#redis.set(name, holder, { condition: 'NX', expiration: { type: 'PX', value: 10_000 } }),
    );
    if (taken === null) return undefined;
    return async () => {
      await answer(this.#redis.eval(releaseScript, { keys: [name], arguments: [holder] }));
    };
  }

  /** Whether this id is seen for the first time within `seconds`. */
  async firstSeen(id: string, seconds: number): Promise<boolean> {
    const options = { condition: 'NX', expiration: { type: 'EX', value: seconds } } as const;
    return (await answer(this.#redis.set(`moons:seen:${id}`, '1', options))) !== null;
  }
}

function toSession(key: string, tokens: Tokens, version: number): Session {
  return {
    key,
    user: userOf(readClaims(tokens.accessToken)),
    keycloakSid: tokens.keycloakSid,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    ...tokenTimes(tokens.lifetimeSeconds),
    version,
  };
}

function toHash({ key: _, user, ...rest }: Session): Record<string, string> {
  const texts = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]);
  return { ...Object.fromEntries(texts), user: JSON.stringify(user) };
}

function fromHash(key: string, hash: Readonly<Record<string, string>>): Session | null {
  const { user, accessToken, refreshToken, keycloakSid } = hash;
  if (!user || !accessToken || refreshToken === undefined || keycloakSid === undefined) return null;
  return {
    key,
    user: AuthUser.parse(JSON.parse(user)),
    keycloakSid,
    accessToken,
    refreshToken,
    refreshAt: Number(hash['refreshAt']),
    expiresAt: Number(hash['expiresAt']),
    version: Number(hash['version']),
  };
}
