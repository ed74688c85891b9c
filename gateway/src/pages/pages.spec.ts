import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PageData } from '@moons/contracts/platform/revision';
import { createLogger } from '../logger.ts';
import { createRedis, type Redis } from '../redis.ts';
import { publish, readBuild } from '../releases/publish.ts';
import { RevisionStore } from '../releases/revision-store.ts';
import { writeArea, writeShell } from '../testing/test-builds.ts';
import { startHouse, type House } from '../testing/test-house.ts';

let house: House;
let redis: Redis;
const html = { accept: 'text/html' };
const release = async (version: string): Promise<void> => {
  const folder = join(house.releasesDir, 'builds', version);
  await writeShell(join(folder, 'shell'), version, `main(${version})`);
  await writeArea(join(folder, 'area'), version, `area(${version})`);
  const builds = await Promise.all(['shell', 'area'].map((name) => readBuild(join(folder, name))));
  await publish(builds, house.releasesDir, new RevisionStore(redis));
};
const picked = async (version: string): Promise<void> => {
  for (const until = Date.now() + 2_000; Date.now() < until;) {
    if ((await house.browser().get('/journal', html)).text.includes(`/areas/wellness/${version}/`)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`version ${version} was not picked up within 2 s`);
};

beforeAll(async () => {
  house = await startHouse();
  redis = createRedis(house.redis.url, createLogger('silent'));
  await redis.connect();
  expect((await house.browser().get('/', html)).status).toBe(503);
  await release('1');
  await picked('1');
});
afterAll(async () => {
  redis.destroy();
  await house.stop();
});

describe('a page', () => {
  test('carries the resolved areas, preloads, its own CSP, and no user', async () => {
    const browser = await house.member();
    const page = await browser.get('/journal/abc?x=1', html);
    expect(page.status).toBe(200);
    const block =
      /<script type="application\/json" id="moons-page">(.*?)<\/script>/.exec(page.text)?.[1] ?? '';
    const data = PageData.parse(JSON.parse(block));
    expect(data.areas[0]).toMatchObject({
      name: 'wellness',
      base: '/areas/wellness/1/',
      inlineManifest: { name: 'wellness' },
    });
    expect(data.areas[0]?.descriptor.title).toBe('Wellness </script><b>');
    expect(page.text).toContain(
      '<link rel="preload" as="script" href="/areas/wellness/1/remoteEntry.js" integrity="sha384-',
    );
    expect(page.text).toContain('href="/areas/wellness/1/app.js"');
    expect(page.text).toContain('href="/shell/1/chunk.js"');
    expect(page.text).toContain(
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/user">',
    );
    expect(page.text).toContain('<title>Journal · Thirteen Moons</title>');
    expect(page.text).not.toContain('Mira');
    expect(page.headers['cache-control']).toBe('no-cache');
    const csp = String(page.headers['content-security-policy']);
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("script-src 'self';");
    expect(csp).not.toContain('unsafe');
    expect(csp).toContain(`connect-src 'self' ${house.origin.replace('http', 'ws')}`);
    expect(page.headers['permissions-policy']).toContain('camera=(self)');
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page.headers['strict-transport-security']).toBeTruthy();
  });

  test('is the same for everyone: a tag, and 304', async () => {
    const one = await (await house.member()).get('/journal', html);
    const other = await house.browser().get('/journal/other', html);
    expect(other.headers.etag).toBe(one.headers.etag);
    const again = await house
      .browser()
      .get('/journal', { ...html, 'if-none-match': String(one.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('prerendered by the shell or by an area: its styles are allowed by hash', async () => {
    const first = await house.browser().get('/', html);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(first.text).toContain('First');
    expect(first.headers['content-security-policy']).toContain("'sha256-declared'");
    expect(first.headers['content-security-policy']).toContain(hash('b{color:red}'));
    const soulful = await house.browser().get('/soulful', html);
    expect(soulful.text).toContain('<p>Soulful</p>');
    expect(soulful.headers['content-security-policy']).toContain(hash('i{color:blue}'));
  });

  test('comes in brotli', async () => {
    const page = await house.browser().get('/home', { ...html, 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toContain('<div id="root">');
  });

  test.each([
    '/missing.js',
    '/areas/wellness/1/missing.js',
    '/areas/wellness',
    '/shell/x',
    '/api/x',
    '/journal/a.png',
  ])('never stands in for %s', async (path) => {
    const answer = await house.browser().get(path, html);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('json');
  });
});

describe('files', () => {
  test('of a version never change, compressed at build time', async () => {
    const file = await house.browser().get('/shell/1/main.js', { 'accept-encoding': 'br, gzip' });
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(file.body).toString()).toBe('main(1)');
    const plain = await house.browser().get('/shell/1/main.js', { 'accept-encoding': 'br;q=0, identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe('main(1)');
  });

  test('of the live shell at the root: the worker is asked for anew each time', async () => {
    const worker = await house.browser().get('/sw.js');
    expect(worker.text).toBe('self.x = 1');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['service-worker-allowed']).toBe('/');
    expect((await house.browser().get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await house.browser().get('/index.html')).status).toBe(404);
  });

  test.each([
    '/areas/../revision.json',
    '/areas/%2e%2e/revision.json',
    '/areas/wellness/1/..%2f..%2f..%2frevision.json',
    '/areas/wellness/1//etc/passwd',
    '/shell/1/%2fetc%2fpasswd',
    '/..%2f..%2fetc/passwd.txt',
    '/shell/1/main.js%00.png',
    '/shell/../../../../etc/passwd',
  ])('no way out by %s', async (path) => {
    const answer = await house.browser().get(path);
    expect(answer.status).not.toBe(200);
  });
});

describe('a release', () => {
  test('is picked up while running; the old one stays', async () => {
    await release('2');
    await picked('2');
    expect((await house.browser().get('/areas/wellness/1/remoteEntry.js')).text).toBe('area(1)');
    expect((await house.browser().get('/areas/wellness/2/remoteEntry.js')).text).toBe('area(2)');
  });

  test('a gateway that starts without Redis serves the last one from the file', async () => {
    const gateway = await house.start({ GATEWAY_PORT: '0', REDIS_URL: 'redis://127.0.0.1:1' });
    const page = await house.browser(gateway.port).get('/journal', html);
    expect(page.text).toContain('/areas/wellness/2/');
  });
});
