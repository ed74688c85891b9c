import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '@moons/service-kit/testing';

interface FakeUser {
  id: string;
  username: string;
  attributes: Record<string, string[]>;
}

export interface FakeKeycloak {
  readonly env: Readonly<Record<string, string>>;
  readonly users: Map<string, FakeUser>;
  /** Answers everything with this status while set. */
  failWith: number | null;
  stop(): Promise<void>;
}

/** The part of Keycloak's admin interface that is used, with its habit of replacing a user as a whole. */
export async function fakeKeycloak(): Promise<FakeKeycloak> {
  const port = await freePort();
  const users = new Map<string, FakeUser>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    const body = await read(request);
    const answer = (status: number, value?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(value === undefined ? undefined : JSON.stringify(value));
    };
    if (self.failWith) return answer(self.failWith);
    if (url.pathname === '/token') {
      const secret = new URLSearchParams(body).get('client_secret');
      return secret === 'secret' ? answer(200, { access_token: 'admin-token', expires_in: 60 }) : answer(401);
    }
    if (request.headers.authorization !== 'Bearer admin-token') return answer(401);
    const id = /^\/admin\/users\/(.+)$/.exec(url.pathname)?.[1];
    if (!id) {
      const first = Number(url.searchParams.get('first'));
      return answer(200, [...users.values()].slice(first, first + Number(url.searchParams.get('max'))));
    }
    const user = users.get(id);
    if (!user) return answer(404);
    if (request.method === 'GET') return answer(200, user);
    users.set(id, JSON.parse(body) as FakeUser);
    return answer(204);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const self: FakeKeycloak = {
    env: {
      KEYCLOAK_ADMIN_URL: `http://127.0.0.1:${port}/admin`,
      KEYCLOAK_TOKEN_URL: `http://127.0.0.1:${port}/token`,
      KEYCLOAK_CLIENT_ID: 'membership',
      KEYCLOAK_CLIENT_SECRET: 'secret',
    },
    users,
    failWith: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
