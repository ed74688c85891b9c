import type { HouseFacts } from '../house/control.ts';

interface NamedRole {
  id: string;
  name: string;
}

/** What an admin does in Keycloak's own console: gives a user a realm role. */
export async function grantRole(
  { keycloak, keycloakConsole }: HouseFacts,
  email: string,
  role: string,
): Promise<void> {
  const answer = await fetch(`${keycloak}/auth/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'admin-cli',
      username: keycloakConsole.user,
      password: keycloakConsole.password,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const admin = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${keycloak}/auth/admin/realms/moons${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`Keycloak's admin interface: ${method} ${path} answered ${response.status}`);
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  };
  const [user] = await admin<{ id: string }[]>('GET', `/users?exact=true&email=${encodeURIComponent(email)}`);
  if (!user) throw new Error(`Keycloak does not know ${email}`);
  const offered = await admin<NamedRole[]>('GET', `/users/${user.id}/role-mappings/realm/available`);
  await admin(
    'POST',
    `/users/${user.id}/role-mappings/realm`,
    offered.filter(({ name }) => name === role),
  );
}
