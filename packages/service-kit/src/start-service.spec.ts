import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';
import { testService, type TestService } from './testing/index.ts';
import { adminOnly, createNote, greet, notesService, readNote } from './testing/notes.fixture.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await testService(notesService());
  token = await service.token();
}, 30_000);
afterAll(() => service.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  service.fetch('/api/notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body,
  });
const refusalOf = async (sent: Promise<Response>) => {
  const response = await sent;
  return {
    status: response.status,
    ...((await response.json()) as { code: string; error: string; fields?: object }),
  };
};

describe('a call', () => {
  it('is validated, handled, and answered without the keys that its contract does not know', async () => {
    const made = await service.call(createNote, { body: { words: '  The moon was kind. ' } }, { token });
    expect(made.status).toBe(201);
    const read = await service.call(readNote, { params: { id: made.body.id }, query: {} }, { token });
    expect(read.body).toEqual({ id: made.body.id, words: 'The moon was kind.' });
  });

  it('refuses wrong input with a sentence per field', async () => {
    const body = { words: ' ', mood: 'fine' } as unknown as { words: string };
    const answer = await service.call(createNote, { body }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'request.invalid',
      fields: { 'body.words': 'Please write a few words first.', 'body.mood': 'Please give a number here.' },
    });
    const query = await service.call(readNote, { params: { id: 'x' }, query: { limit: 99 } }, { token });
    expect(query.body.fields).toEqual({ 'query.limit': 'This can be 10 at most.' });
  });

  it('refuses what is no JSON, too long, or of another type, each in its own way', async () => {
    expect(await refusalOf(post('{"words":'))).toMatchObject({
      status: 400,
      code: 'request.invalid',
      fields: { body: 'Must be valid JSON.' },
    });
    expect(await refusalOf(post('"x"'))).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await refusalOf(post(''))).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await refusalOf(post(JSON.stringify({ words: 'x'.repeat(2 * 1024 * 1024) })))).toMatchObject({
      status: 413,
      code: 'request.too-large',
    });
    expect(
      await refusalOf(post('words=1', { 'content-type': 'application/x-www-form-urlencoded' })),
    ).toMatchObject({ status: 415, code: 'request.unsupported-type' });
    expect(await refusalOf(post('{"words":"a"}', { 'idempotency-key': 'no good!' }))).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });

  it('answers an unknown address and an unforeseen failure calmly, with the request id', async () => {
    const unknown = await service.fetch('/api/nowhere', {
      headers: { 'x-request-id': 'from-the-gateway-1' },
    });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({
      code: 'request.not-found',
      requestId: 'from-the-gateway-1',
    });
    const failed = await service.call(adminOnly, {}, { token: await service.token({ roles: ['admin'] }) });
    expect(failed.status).toBe(500);
    expect(failed.body).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(failed.body)).not.toContain('secret');
  });
});

describe('the door', () => {
  const read = (bearer?: string) =>
    service.call(readNote, { params: { id: 'x' }, query: {} }, { token: bearer });

  it('lets in a member, knows a visitor, and asks for roles', async () => {
    expect((await read(token)).status).toBe(404);
    expect((await service.call(greet, {})).body).toEqual({ hello: 'visitor' });
    expect((await service.call(greet, {}, { token })).body).toEqual({ hello: 'Ada' });
    expect((await service.call(adminOnly, {}, { token })).body).toMatchObject({ code: 'auth.forbidden' });
  });

  it('refuses a token that is missing, forged, over, or meant for another', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ roles: ['admin'] })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setSubject('member-1')
      .setIssuer('http://localhost:3000/auth/realms/moons')
      .setAudience('moons-api')
      .setExpirationTime('5m')
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    const bad = [
      undefined,
      forged,
      unsigned,
      'rubbish',
      await service.token({ issuer: 'http://localhost:3000/auth/realms/other' }),
      await service.token({ audience: 'account' }),
      await service.token({ expiresInSeconds: -60 }),
    ];
    for (const bearer of bad) {
      const answer = await read(bearer);
      expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
    }
    // A public door ignores nobody's bad token either.
    expect((await service.call(greet, {}, { token: forged })).status).toBe(401);
  });

  it('takes no identity from headers', async () => {
    const headers = { 'x-user-id': 'member-1', 'x-identity': 'member-1', cookie: '__Host-moons=x' };
    expect((await service.call(readNote, { params: { id: 'x' }, query: {} }, { headers })).status).toBe(401);
  });
});

describe('operations', () => {
  it('says that it lives and is ready, and counts its requests', async () => {
    expect((await service.fetch('/live')).status).toBe(200);
    expect((await service.fetch('/ready')).status).toBe(200);
    expect(await (await service.fetch('/metrics')).text()).toMatch(
      /seconds_count\{.*call="notes.greet",status="200"\} [1-9]/,
    );
  });

  it('describes its calls', async () => {
    const document = (await (await service.fetch('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
      components: { schemas: Record<string, unknown> };
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/notes/{id}']?.['get']).toMatchObject({
      operationId: 'notes.read',
      parameters: [
        { name: 'id', in: 'path' },
        { name: 'limit', in: 'query' },
      ],
    });
    expect(Object.keys(document.paths['/api/notes/{id}']?.['get']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '404', '503']),
    );
    expect(document.components.schemas).toHaveProperty('Error');
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('exports to a member what is kept of her, and to nobody else', async () => {
    expect((await service.fetch('/internal/export')).status).toBe(401);
    const hers = await service.fetch('/internal/export', {
      headers: { authorization: `Bearer ${await service.token({ memberId: 'member-x' })}` },
    });
    expect(await hers.json()).toEqual({ service: 'wellness', data: { notes: 0 } });
  });
});

describe('the subgraph', () => {
  const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Member { id noteCount } } }';
  const ask = (id: string, bearer?: string) =>
    service.graphql(query, { r: [{ __typename: 'Member', id }] }, { token: bearer });

  it('gives its SDL and resolves a member for herself only', async () => {
    const sdl = await service.graphql('{ _service { sdl } }');
    expect(JSON.stringify(sdl.body.data)).toContain('type Member @key(fields: ');
    const me = await service.token({ memberId: 'graph-1' });
    await service.call(createNote, { body: { words: 'one' } }, { token: me });
    expect((await ask('graph-1', me)).body).toEqual({
      data: { _entities: [{ id: 'graph-1', noteCount: 1 }] },
    });
    expect((await ask('graph-1', token)).body).toEqual({ data: { _entities: [null] } });
    expect((await ask('graph-1')).body).toEqual({ data: { _entities: [null] } });
    const admin = await service.token({ memberId: 'boss', roles: ['admin'] });
    expect((await ask('graph-1', admin)).body).toEqual({
      data: { _entities: [{ id: 'graph-1', noteCount: 1 }] },
    });
  });

  it('refuses what is no query, or too much of one', async () => {
    expect((await service.graphql('{ nothing }')).body.errors).toHaveLength(1);
    expect((await service.graphql('{')).body.errors).toHaveLength(1);
    const wide = `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(' ')} }`;
    expect((await service.graphql(wide)).body.errors?.[0]?.extensions?.code).toBe('request.too-large');
    expect(
      (
        await service.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '[]',
        })
      ).status,
    ).toBe(400);
  });
});

it('does not start while a call has no handler, or a duty is missing', async () => {
  await expect(testService({ ...notesService(), controllers: [] })).rejects.toThrow(
    'no handler for notes.create; no handler for notes.read',
  );
  const without = { ...notesService(), eraseMember: undefined } as unknown as ReturnType<typeof notesService>;
  await expect(testService(without)).rejects.toThrow('eraseMember is missing');
});
