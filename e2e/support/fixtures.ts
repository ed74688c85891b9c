import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { house, type HouseFacts } from '../house/control.ts';
import { logIn, registerMember } from './accounts.ts';

export const devPassword = 'moonlight-1';

interface Fixtures {
  facts: HouseFacts;
  /** Signs this page in as one of the development accounts. */
  signIn: (who: 'member' | 'host' | 'admin', returnTo?: string) => Promise<void>;
  /** Another browser, with a member of its own signed in. */
  newMember: (
    preferredName: string,
    returnTo?: string,
  ) => Promise<{ page: Page; context: BrowserContext; email: string }>;
}

export const test = base.extend<Fixtures>({
  // eslint's hooks rule is not for Playwright's `use`.
  facts: async ({ page: _ }, provide) => provide(await house.facts()),
  baseURL: async ({ browserName: _ }, provide) => provide((await house.facts()).origin),
  signIn: async ({ page }, provide) =>
    provide((who, returnTo) => logIn(page, `${who}@moons.test`, devPassword, returnTo)),
  newMember: async ({ browser, baseURL }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (preferredName, returnTo) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US' });
      opened.push(context);
      const page = await context.newPage();
      return { page, context, email: await registerMember(page, preferredName, returnTo) };
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
export { expect } from '@playwright/test';
