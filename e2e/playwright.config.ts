import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

/** The journeys of a visitor, a member, a host and an admin, in a real browser on real parts. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.spec.ts',
  outputDir: '../.moons/e2e',
  // One house, which some journeys break on purpose: one after the other.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './house/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '../.moons/e2e-report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
