/**
 * JavaScript that Chromium really loads for each page until it is quiet, in gzip bytes as the builds wrote
 * them; starts a house of its own. `node bench/js-page.ts`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { startHouse } from '../local/src/house.ts';
import { keep, machineBefore, verdict } from './lib/results.ts';

const goal = 150_000 + 50_000;
const visitorPages = ['/', '/login', '/assessment'];
const memberPages = ['/home', '/assessment', '/community', '/courses', '/circles', '/journal'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const dataDir = mkdtempSync(join(tmpdir(), 'moons-bench-pages-'));
const house = await startHouse({ ports: 'free', dataDir, quiet: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
try {
  console.log(machineBefore);
  const bytes: Record<string, number> = {};
  const measure = async (name: string, page: Page, path: string) => {
    const all = await scriptsOf(page, path);
    bytes[name] = all.reduce((sum, address) => sum + gzipOf(address), 0);
    const kB = (bytes[name] / 1000).toFixed(1);
    console.log(
      `${name.padEnd(24)}${kB.padStart(6)} kB in ${all.length} scripts (${verdict(bytes[name] <= goal)})`,
    );
  };
  const anew = async () =>
    (await browser.newContext({ baseURL: house.origin, serviceWorkers: 'block', locale: 'en-US' })).newPage();
  for (const path of visitorPages) await measure(`visitor ${path}`, await anew(), path);
  const member = await anew();
  await logIn(member);
  for (const path of memberPages) await measure(`member ${path}`, member, path);
  keep('js-page', { bytes });
} finally {
  await browser.close();
  await house.stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/api/login?returnTo=/home');
  await page.locator('#username').fill('member@moons.test');
  await page.locator('#password').fill('moonlight-1');
  await page.locator('#kc-login').click();
  await page.waitForURL((url) => url.pathname === '/home');
}

/** Addresses of all scripts of a page, each once; cached or not. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const seen = new Set<string>();
  const note = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() === 'script') seen.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2_000);
  page.off('request', note);
  return [...seen];
}

/** `/shell/<version>/<file>` or `/areas/<name>/<version>/<file>`, looked up in its release. */
function gzipOf(address: string): number {
  const at = /^\/(shell|areas\/[a-z]+)\/[^/]+\/(.+)$/.exec(address);
  const folder = at?.[1]?.replace('areas/', 'mfe-');
  if (!folder) return 0;
  const release = readFileSync(join(import.meta.dirname, '..', folder, 'dist/release.json'), 'utf8');
  const { files } = JSON.parse(release) as { files: Record<string, { gzip: number }> };
  const gzip = files[at?.[2] ?? '']?.gzip;
  if (gzip === undefined) throw new Error(`${address} is not in its release: build again.`);
  return gzip;
}
