import type { Page } from '@playwright/test';
import { newEmail } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

/** Presses Tab until the element with the focus carries this name. */
async function tabTo(page: Page, name: RegExp, limit = 80): Promise<void> {
  for (let i = 0; i < limit; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const input = element as HTMLInputElement | null;
      return [
        element?.textContent,
        element?.getAttribute('aria-label'),
        input?.labels?.[0]?.textContent,
        input?.type,
      ].join(' ');
    });
    if (name.test(focused)) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}

test('keyboard alone: landing, assessment, result', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Begin Your Divine Assessment/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assessment');
  await expect(page.getByRole('button', { name: 'Begin Your Assessment' })).toBeVisible();
  await tabTo(page, /email/i);
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Enter');
  for (let number = 1; number <= 30; number++) {
    await expect(page.getByText(`Question ${number} of 30`)).toBeVisible();
    await tabTo(page, /radio/);
    await page.keyboard.press('Space');
    await tabTo(page, number === 30 ? /Complete Assessment/ : /Next Question/);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Your Thirteen Moons Profile')).toBeVisible();
});
