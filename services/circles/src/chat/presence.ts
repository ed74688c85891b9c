import { randomUUID } from 'node:crypto';
import type { RedisClients } from '@moons/service-kit';

/** A place in a room lapses unless its instance renews it: a killed instance's members disappear by themselves. */
export const presenceTtlMs = 30_000;
export const presenceRenewMs = 10_000;

const keyOf = (streamId: string): string => `circles:presence:${streamId}`;

/**
 * Entries are `<member>@<instance>` scored by when they lapse. Counts distinct members; takes a place
 * only while there is one. Answers `{count, 1 if she was there already}`, or -1 when the room is full.
 */
const enterScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
local seen, count, known = {}, 0, 0
for _, entry in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local member = string.match(entry, '^(.*)@')
  if not seen[member] then seen[member] = true; count = count + 1 end
end
if seen[ARGV[3]] then known = 1 end
local max = tonumber(ARGV[5])
if known == 0 and max > 0 and count >= max then return {-1, 0} end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3] .. '@' .. ARGV[4])
redis.call('PEXPIRE', KEYS[1], 120000)
return {count + (1 - known), known}`;

export interface Entered {
  participantCount: number;
  /** She was in the room already, in another tab or on another instance. */
  known: boolean;
}

/** Who is in which room, across instances. While Redis is away each instance counts its own. */
export class Presence {
  readonly #instance = randomUUID();

  constructor(
    private readonly redis: RedisClients,
    private readonly localMembers: (streamId: string) => ReadonlySet<string>,
  ) {}

  /** Takes a place; undefined when the room is full. */
  async enter(streamId: string, memberId: string, max: number | undefined): Promise<Entered | undefined> {
    if (this.redis.main.isReady) {
      try {
        const now = Date.now();
        const args = [now, now + presenceTtlMs, memberId, this.#instance, max ?? 0].map(String);
        const answer = await this.redis.main.eval(enterScript, { keys: [keyOf(streamId)], arguments: args });
        const [count = 0, known = 0] = answer as unknown as number[];
        return count < 0 ? undefined : { participantCount: count, known: known === 1 };
      } catch {
        // counted here instead
      }
    }
    const members = this.localMembers(streamId);
    const known = members.has(memberId);
    if (!known && max !== undefined && members.size >= max) return undefined;
    return { participantCount: members.size + (known ? 0 : 1), known };
  }

  /** Gives the place back. */
  async leave(streamId: string, memberId: string): Promise<Entered> {
    if (this.redis.main.isReady) {
      await this.redis.main.zRem(keyOf(streamId), `${memberId}@${this.#instance}`).catch(() => {});
    }
    const members = await this.#members(streamId);
    return { participantCount: members.size, known: members.has(memberId) };
  }

  /** Keeps this instance's places for another while. */
  async renew(streamId: string): Promise<void> {
    const members = this.localMembers(streamId);
    if (members.size === 0 || !this.redis.main.isReady) return;
    const score = Date.now() + presenceTtlMs;
    const entries = [...members].map((memberId) => ({ score, value: `${memberId}@${this.#instance}` }));
    await this.redis.main.zAdd(keyOf(streamId), entries);
    await this.redis.main.pExpire(keyOf(streamId), presenceTtlMs * 4);
  }

  async count(streamId: string): Promise<number> {
    return (await this.#members(streamId)).size;
  }

  async #members(streamId: string): Promise<ReadonlySet<string>> {
    if (!this.redis.main.isReady) return this.localMembers(streamId);
    try {
      const entries = await this.redis.main.zRangeByScore(keyOf(streamId), Date.now(), '+inf');
      return new Set(entries.map((entry: string) => entry.slice(0, entry.lastIndexOf('@'))));
    } catch {
      return this.localMembers(streamId);
    }
  }
}
