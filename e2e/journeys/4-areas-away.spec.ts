import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { registerMember } from '../support/accounts.ts';

const areas = [
  { name: 'assessment', path: '/assessment' },
  { name: 'community', path: '/community' },
  { name: 'learning', path: '/courses' },
  { name: 'circles', path: '/circles' },
  { name: 'wellness', path: '/journal' },
] as const;

const harms: Record<string, (route: Route) => Promise<void>> = {
  'taken away': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'made to throw': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  'made to hang': () => new Promise<void>(() => undefined),
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const [harm, doHarm] of Object.entries(harms))
  test(`each area in turn is ${harm}: the others work, Retry brings it back`, async ({ page }) => {
    test.setTimeout(180_000);
    // The offline worker must not answer for the part that is away.
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    // Without any route left, the browser lets go of what hangs, and the area would come without Retry.
    await page.route('**/nothing-of-ours', (route) => route.abort());
    await registerMember(page, 'Ines', '/home');
    for (const area of areas) {
      await test.step(area.name, async () => {
        const files = new RegExp(`/areas/${area.name}/.*\\.js`);
        await page.route(files, doHarm);
        await page.goto(area.path, { waitUntil: 'commit' });
        const card = page.getByRole('button', { name: /retry|try again/i });
        await expect(card).toBeVisible({ timeout: 5_000 + 2_500 });

        const other = areas[(areas.indexOf(area) + 1) % areas.length] ?? areas[0];
        await page.evaluate((to) => {
          history.pushState(null, '', to);
        }, other.path);
        // Leaving takes under half a second: the broken area's card is gone by then.
        await expect(card).toHaveCount(0, { timeout: 500 });
        await expect(heading(page)).toBeVisible();

        await page.evaluate((to) => {
          history.pushState(null, '', to);
        }, area.path);
        await expect(card).toBeVisible({ timeout: 7_500 });
        await page.unroute(files);
        await card.click();
        await expect(heading(page)).toBeVisible();
        await expect(card).toHaveCount(0);
      });
    }
  });
