import { setTimeout as sleep } from 'node:timers/promises';

/** Tries until `check` stops throwing (or answers truthy), for `withinMs` at most. */
export async function eventually<T>(check: () => T | Promise<T>, withinMs = 5_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      const value = await check();
      if (value !== false && value !== null && value !== undefined) return value;
      if (Date.now() > deadline) throw new Error('it did not come true in time');
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(25);
  }
}
