import { expect, jest, test } from '@jest/globals';
import { firstOf, fromEnvironment, type Way } from './way.ts';

const missing =
  (why: string): Way<string> =>
  async () => ({ missing: why });
const present =
  (found: string): Way<string> =>
  async () => ({ found, took: found });

test('the first way that is there is taken, and the line says why not an earlier one', async () => {
  const say = jest.fn();
  const last = jest.fn<Way<string>>();
  const ways = [missing('no address'), missing('not on the PATH'), present('the cache'), last];
  expect(await firstOf('redis', ways, say)).toBe('the cache');
  expect(say.mock.calls).toEqual([['redis', 'the cache (no address, not on the PATH)']]);
  expect(last).not.toHaveBeenCalled();
});

test('an address in the environment goes before everything', async () => {
  const say = jest.fn();
  const address = fromEnvironment({ REDIS_URL: 'redis://elsewhere' }, 'REDIS_URL', (url) => url);
  expect(await firstOf('redis', [address, present('the PATH')], say)).toBe('redis://elsewhere');
  expect(say).toHaveBeenCalledWith('redis', 'the one that REDIS_URL names');
});

test('without any way, one sentence gives every reason', async () => {
  const ways = [missing('no address'), missing('no apt-get')];
  await expect(firstOf('redis', ways, jest.fn())).rejects.toThrow(
    'There is no redis to be had here: no address, no apt-get.',
  );
});
