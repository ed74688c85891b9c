import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { serviceNames } from '../service-names.ts';
import { startHouse, type House } from '../testing/test-house.ts';
import { startUpstream } from '../testing/test-upstream.ts';
import { composeSupergraph, readSubgraphs } from './subgraphs.ts';

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])\n';
const membership = `${link}type Query { me: Member } type Member @key(fields: "id") { id: ID! preferredName: String! }`;
const wellness = `${link}type Member @key(fields: "id") { id: ID! journalEntryCount: Int! }`;

type Upstream = Awaited<ReturnType<typeof startUpstream>>;
let house: House;
let wellnessService: Upstream;
let membershipService: Upstream;

/** Answers entity queries and `me` as a subgraph would, whatever names the query gives its fields. */
function answerAs(service: Upstream, entity: Record<string, unknown>): void {
  service.state.answer = (_, response) => {
    const { query, variables } = JSON.parse(service.seen.at(-1)?.body ?? '{}') as {
      query: string;
      variables?: Record<string, { id: string }[]>;
    };
    const operation = parse(query).definitions.find(
      (d): d is OperationDefinitionNode => d.kind === 'OperationDefinition',
    );
    const data = (operation?.selectionSet.selections as FieldNode[]).map((field) => {
      const name = field.alias?.value ?? field.name.value;
      const value = { __typename: 'Member', id: 'member-1', ...entity };
      const list = Object.values(variables ?? {}).find(Array.isArray) ?? [{}];
      return [name, field.name.value === '_entities' ? list.map(() => value) : value];
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: Object.fromEntries(data) as unknown }));
  };
}

beforeAll(async () => {
  wellnessService = await startUpstream();
  membershipService = await startUpstream();
  const urls = { membership: membershipService.url, wellness: wellnessService.url };
  house = await startHouse({ SERVICE_URLS: JSON.stringify(urls) });
  answerAs(membershipService, { preferredName: 'Mira' });
  const sdl = composeSupergraph(
    new Map([
      ['membership', membership],
      ['wellness', wellness],
    ]),
  );
  await writeFile(join(house.releasesDir, 'supergraph.graphql'), sdl);
});
afterAll(async () => {
  await house.stop();
  await Promise.all([wellnessService.stop(), membershipService.stop()]);
});
afterEach(() => answerAs(wellnessService, { journalEntryCount: 3 }));

const query = '{ me { id preferredName journalEntryCount } }';

describe('/graphql', () => {
  test('one question, every service that knows a part, with her token', async () => {
    answerAs(wellnessService, { journalEntryCount: 3 });
    const browser = await house.member();
    const answer = await browser.post('/graphql', { query });
    expect(answer.json()).toEqual({
      data: { me: { id: 'member-1', preferredName: 'Mira', journalEntryCount: 3 } },
    });
    expect(wellnessService.seen.at(-1)?.headers.authorization).toMatch(/^Bearer ey/);
  });

  test('a service that is away leaves its own fields null', async () => {
    const browser = await house.member();
    wellnessService.state.answer = (request) => void request.socket.destroy();
    const answer = await browser.post('/graphql', { query });
    expect(answer.status).toBe(200);
    const { data, errors } = answer.json() as { data: unknown; errors: { extensions: unknown }[] };
    expect(data).toEqual({ me: { id: 'member-1', preferredName: 'Mira', journalEntryCount: null } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'service.unavailable' });
  });

  test('needs our own pages, POST, JSON, and a query within bounds', async () => {
    const browser = house.browser();
    expect((await browser.post('/graphql', { query }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await browser.get('/graphql?query={me{id}}')).status).toBe(405);
    expect((await browser.post('/graphql', { nothing: 1 })).status).toBe(400);
    expect((await browser.post('/graphql', { query: '{ me { id' })).status).toBe(400);
    expect((await browser.post('/graphql', { query: '{ me { secret } }' })).status).toBe(400);
    const many = Array.from({ length: 600 }, (_, i) => `a${i}: me { id }`).join(' ');
    expect((await browser.post('/graphql', { query: `{ ${many} }` })).status).toBe(400);
    const loop = 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }';
    expect((await browser.post('/graphql', { query: loop })).status).toBe(400);
    expect((await browser.post('/graphql', { query: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('composition', () => {
  test('the subgraphs of the services fit together', () => {
    const subgraphs = readSubgraphs(resolve(import.meta.dirname, '../../../services'), serviceNames);
    expect([...subgraphs.keys()]).toEqual(serviceNames);
    expect(composeSupergraph(subgraphs)).toContain('journalEntryCount');
  });

  test('what does not fit is named', () => {
    const clash = `${link}type Member @key(fields: "id") { id: ID! preferredName: Int }`;
    const compose = () =>
      composeSupergraph(
        new Map([
          ['membership', membership],
          ['wellness', clash],
        ]),
      );
    expect(compose).toThrow('preferredName');
  });
});
