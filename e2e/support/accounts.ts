import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Of every account that a journey makes; the realm's policy asks for ten characters. */
export const password = 'starlight-over-water-9';
export const newEmail = (): string => `journey-${randomUUID().slice(0, 8)}@moons.test`;

export async function registerFromForm(page: Page, email: string, preferredName: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#preferredName').fill(preferredName);
  await page.locator('#password').fill(password);
  await page.locator('#password-confirm').fill(password);
  await page.locator('#kc-register-form').locator('input[type=submit], button[type=submit]').first().click();
}

/** A new member, signed in and back at `returnTo`. */
export async function registerMember(page: Page, preferredName: string, returnTo = '/home'): Promise<string> {
  const email = newEmail();
  await page.goto(`/api/login?register=1&returnTo=${encodeURIComponent(returnTo)}`);
  await registerFromForm(page, email, preferredName);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth') && !url.pathname.startsWith('/api'));
  return email;
}

export async function logIn(page: Page, username: string, secret: string, returnTo?: string): Promise<void> {
  await page.goto(`/api/login${returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(secret);
  await page.locator('#kc-login').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth') && !url.pathname.startsWith('/api/login'));
}
