/** What differs from house to house, and so is not part of the imported realm. */
export interface RealmSettings {
  origin: string;
  gatewaySecret: string;
  membershipSecret: string;
  backchannelLogoutUrl: string;
  /** Seconds. */
  accessTokenLifespan: number;
  /** Two log-ins of one person within this time lock her out for a while. */
  quickLoginMs: number;
  smtp?: { host: string; port: number } | undefined;
}

type Json = Record<string, unknown>;

/** Sets the realm's addresses and secrets over the admin interface. Idempotent; about five requests. */
export async function applyRealmSettings(
  direct: string,
  adminPassword: string,
  settings: RealmSettings,
): Promise<void> {
  const api = await adminApi(direct, adminPassword);
  await api('PUT', '', {
    accessTokenLifespan: settings.accessTokenLifespan,
    quickLoginCheckMilliSeconds: settings.quickLoginMs,
    ...(settings.smtp ? { smtpServer: smtpServer(settings.smtp) } : {}),
  });
  await patchClient(api, 'gateway', {
    rootUrl: settings.origin,
    secret: settings.gatewaySecret,
    redirectUris: [`${settings.origin}/api/login/callback`],
    attributes: {
      'post.logout.redirect.uris': `${settings.origin}/*`,
      'backchannel.logout.url': settings.backchannelLogoutUrl,
    },
  });
  await patchClient(api, 'membership', { secret: settings.membershipSecret });
  if (settings.origin !== 'http://localhost:3000')
    await patchClient(api, 'web', { rootUrl: settings.origin });
}

const smtpServer = ({ host, port }: { host: string; port: number }): Json => ({
  host,
  port: String(port),
  from: 'no-reply@moons.test',
  fromDisplayName: 'Thirteen Moons',
  ssl: 'false',
  starttls: 'false',
  auth: 'false',
});

type Api = (method: string, path: string, body?: Json) => Promise<Json[]>;

async function adminApi(direct: string, password: string): Promise<Api> {
  const login = { grant_type: 'password', client_id: 'admin-cli', username: 'admin', password };
  const answer = await fetch(`${direct}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(login),
  });
  if (!answer.ok) throw new Error(`Keycloak refused its own administrator (${answer.status}).`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async (method, path, body) => {
    const response = await fetch(`${direct}/admin/realms/moons${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`Keycloak refused ${method} ${path || 'realm'} (${response.status}): ${text}`);
    return text ? JSON.parse(text) : [];
  };
}

async function patchClient(api: Api, clientId: string, patch: Json): Promise<void> {
  const [client] = await api('GET', `/clients?clientId=${clientId}`);
  if (!client) throw new Error(`The realm has no client ${clientId}.`);
  const attributes = { ...(client['attributes'] as Json), ...(patch['attributes'] as Json | undefined) };
  await api('PUT', `/clients/${String(client['id'])}`, { ...client, ...patch, attributes });
}
