import { expectAccessible } from '../support/axe.ts';
import { registerMember } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const widths = { phone: 390, desktop: 1280 };

test('axe finds nothing on a visitor’s pages', async ({ page }) => {
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/login', '/subscribe', '/assessment']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} on a ${device}`);
    }
  }
});

test('axe finds nothing on a member’s pages', async ({ page }) => {
  await registerMember(page, 'Iris');
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/home', '/journal', '/community', '/courses', '/circles', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, `${path} on a ${device}`);
    }
  }
});

test('axe finds nothing in the dialogs, the menu and the room', async ({ page }) => {
  await registerMember(page, 'Iris', '/community');
  await page.getByRole('button', { name: 'Share Your Journey' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'share dialog');
  await page.goto('/courses');
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'resource dialog');
  await page.goto('/circles');
  await page.getByRole('link', { name: /join/i }).first().click();
  await page.getByRole('button', { name: 'Join Sacred Circle' }).click();
  await expect(page.getByText('Connected to Circle')).toBeVisible();
  await expectAccessible(page, 'stream room');
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto('/home');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expectAccessible(page, 'side menu');
});
