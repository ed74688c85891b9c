import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = (): string | undefined =>
  names
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
    .find((path) => path && existsSync(path));

/** Chromium on the PATH, or Playwright's own, or Debian's package, or Playwright's download: the first that is there. */
export function findChromium(): string {
  const found =
    process.env['CHROMIUM'] ?? onPath() ?? [chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  console.warn('Chromium is not here yet: installing it (about a minute).');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=180', 'chromium'], {
      stdio: 'inherit',
    });
  } else {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = onPath() ?? [chromium.executablePath()].find((path) => existsSync(path));
  if (!installed) throw new Error('No Chromium: install it, or name its program in CHROMIUM.');
  return installed;
}
