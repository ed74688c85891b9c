import { expect, test } from '../support/fixtures.ts';
import { newEmail, password, registerFromForm } from '../support/accounts.ts';

test('a visitor is led to log in, comes back to her journal, saves, leaves, and can read no more', async ({
  page,
}) => {
  await test.step('the address is kept while she is asked to log in', async () => {
    await page.goto('/journal');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  const email = newEmail();
  await test.step('she registers and lands where she wanted to go', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page
      .getByRole('link', { name: 'Enter Sacred Space' })
      .or(page.getByRole('button', { name: 'Enter Sacred Space' }))
      .click();
    await page.getByRole('link', { name: 'Join' }).click();
    await registerFromForm(page, email, 'Nova');
    await expect(page).toHaveURL('/journal');
  });

  await test.step('she saves a reflection', async () => {
    await page.getByRole('textbox').first().fill('The moon was thin tonight, and so was my patience.');
    await page.getByRole('button', { name: 'Save Reflection' }).click();
    await expect(page.getByText('Sacred Reflection Saved')).toBeVisible();
    await page.getByRole('tab', { name: /All Entries \(1\)/ }).click();
    await expect(page.getByText('The moon was thin tonight')).toBeVisible();
  });

  await test.step('member home counts it', async () => {
    await page.goto('/home');
    await expect(page.getByText(/\b1 (entry|entries|reflection)/i)).toBeVisible();
  });

  await test.step('after logout nothing of it can be read', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL('/');
    const answer = await page.request.get('/api/journal');
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'auth.required' });
    await page.goBack();
    await expect(page.getByText('The moon was thin tonight')).toHaveCount(0);
  });

  await test.step('the next login asks for the password again', async () => {
    await page.goto('/api/login?returnTo=%2Fjournal');
    await page.locator('#username').fill(email);
    await page.locator('#password').fill(password);
    await page.locator('#kc-login').click();
    await expect(page).toHaveURL('/journal');
  });
});

for (const foreign of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/api/logout',
])
  test(`a foreign way back is not taken: ${foreign}`, async ({ page, signIn, facts }) => {
    await signIn('member', foreign);
    expect(new URL(page.url()).origin).toBe(facts.origin);
    expect(new URL(page.url()).pathname).toMatch(/^\/(home)?$/);
  });

test('a callback that nobody asked for leads back to the login page, not into a session', async ({
  page,
}) => {
  await page.goto('/api/login/callback?code=stolen&state=guessed');
  await expect(page).toHaveURL(/\/login/);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
