import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../logger.ts';
import { createRedis, type Redis } from '../redis.ts';
import { writeArea, writeShell } from '../testing/test-builds.ts';
import { startRedis } from '../testing/test-redis.ts';
import { publish, readBuild } from './publish.ts';
import { RevisionStore } from './revision-store.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
let redis: Redis;
let store: RevisionStore;
let folder: string;
const shell = () => join(folder, 'shell-dist');
const area = () => join(folder, 'area-dist');
const releases = () => join(folder, 'releases');

beforeAll(async () => {
  server = await startRedis();
  redis = createRedis(server.url, createLogger('silent'));
  await redis.connect();
  store = new RevisionStore(redis);
});
afterAll(async () => {
  redis.destroy();
  await server.stop();
});
beforeEach(async () => {
  await redis.flushAll();
  if (folder) await rm(folder, { recursive: true, force: true });
  folder = await mkdtemp(join(tmpdir(), 'gateway-publish-'));
  await writeShell(shell(), '1');
  await writeArea(area(), '1');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const publishAll = async () =>
  publish([await readBuild(shell()), await readBuild(area())], releases(), store);

describe('publishing', () => {
  test('copies, checks, activates; the same again changes nothing', async () => {
    expect(await publishAll()).toEqual(['shell: new → 1', 'wellness: new → 1']);
    expect(await store.current()).toMatchObject({ id: 1, shell: { version: '1' } });
    expect(await readFile(join(releases(), 'areas/wellness/1/remoteEntry.js.br'))).toBeTruthy();
    expect(await publishAll()).toEqual([]);
    expect(await store.current()).toMatchObject({ id: 1 });
  });

  test('a version never changes', async () => {
    await publishAll();
    await writeArea(area(), '1', 'console.log("other")');
    await expect(publishAll()).rejects.toThrow('a version never changes');
    expect(await readFile(join(releases(), 'areas/wellness/1/remoteEntry.js'), 'utf8')).toContain('"area"');
  });

  test('a file that is not what its release says is refused', async () => {
    await writeFile(join(area(), 'app.js'), 'evil()');
    await expect(publishAll()).rejects.toThrow('app.js: not the content');
    await writeArea(area(), '1');
    await writeFile(join(area(), 'app.js.gz'), await readFile(join(area(), 'remoteEntry.js.gz')));
    await expect(publishAll()).rejects.toThrow('app.js.gz: not the same');
    expect(await store.current()).toBeNull();
  });

  test('a release that names a page which is not among its files is not activated', async () => {
    const build = await readBuild(shell());
    delete build.release.files['prerender/index.html'];
    await expect(publish([build], releases(), store)).rejects.toThrow('prerender/index.html: named by');
    expect(await store.current()).toBeNull();
  });

  test('of two who swap the same revision one wins', async () => {
    await publishAll();
    const live = await store.current();
    if (!live) throw new Error('no revision');
    const next = { ...live, id: live.id + 1 };
    const won = await Promise.all([store.activate(live.id, next), store.activate(live.id, next)]);
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  test('two publishers at once: both are in', async () => {
    await publishAll();
    await writeShell(shell(), '2', 'two()');
    await writeArea(area(), '2', 'two()');
    const [one, two] = [await readBuild(shell()), await readBuild(area())];
    await Promise.all([publish([one], releases(), store), publish([two], releases(), store)]);
    const live = await store.current();
    expect([live?.id, live?.shell.version, live?.areas.wellness?.version]).toEqual([3, '2', '2']);
  });

  test('an emptied Redis goes on from the file', async () => {
    await publishAll();
    await redis.flushAll();
    expect(await publishAll()).toEqual([]);
    expect(await store.current()).toMatchObject({ id: 2, shell: { version: '1' } });
  });
});
