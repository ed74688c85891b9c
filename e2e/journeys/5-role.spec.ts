import { expect, test } from '../support/fixtures.ts';
import { registerMember } from '../support/accounts.ts';
import { grantRole } from '../support/keycloak.ts';

test('a member who is made a host in Keycloak is one within the life of her access token', async ({
  page,
  facts,
}) => {
  const email = await registerMember(page, 'Hera');
  const roles = async (): Promise<string[]> =>
    ((await (await page.request.get('/api/auth/user')).json()) as { roles: string[] }).roles;
  expect(await roles()).not.toContain('host');
  await grantRole(facts, email, 'host');
  // The tests' token lives 20 s (house/global-setup.ts); the session's copy up to 5 s more.
  await expect.poll(roles, { timeout: 40_000, intervals: [1_000] }).toContain('host');
});
