import { Revision } from '@moons/contracts/platform/revision';
import { answer, type Redis } from '../redis.ts';

export const revisionKey = 'moons:revision';
export const revisionChannel = 'moons:revision-changed';
const historyKey = 'moons:revisions';
const historyLength = 50;

/** Compare-and-swap on the revision's id; what was active is kept for a rollback. */
const activateScript = `
local current = redis.call('GET', KEYS[1])
local id = 0
if current then id = cjson.decode(current).id end
if id ~= tonumber(ARGV[1]) then return id end
if current then
  redis.call('LPUSH', KEYS[2], current)
  redis.call('LTRIM', KEYS[2], 0, tonumber(ARGV[3]) - 1)
end
redis.call('SET', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[4], ARGV[1])
return -1`;

/** Which areas, in which versions, are live (design, section 9). */
export class RevisionStore {
  readonly #redis: Redis;
  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** `null` when none was ever activated. @throws RedisAway, ZodError for a revision that is not one */
  async current(): Promise<Revision | null> {
    const text = await answer(this.#redis.get(revisionKey));
    return text === null ? null : Revision.parse(JSON.parse(text));
  }

  /** Whether `next` is live now; false when another came first, then read again and merge. */
  async activate(expectedId: number, next: Revision): Promise<boolean> {
    const args = [
      String(expectedId),
      JSON.stringify(Revision.parse(next)),
      String(historyLength),
      revisionChannel,
    ];
    const options = { keys: [revisionKey, historyKey], arguments: args };
    return (await answer(this.#redis.eval(activateScript, options))) === -1;
  }
}
