import {
  createPaypalSubscription,
  createSubscription,
  listPlans,
  tierOpens,
} from '@moons/contracts/membership/plans';
import { getProfile, updateProfile } from '@moons/contracts/membership/profile';
import { RedisClients } from '@moons/service-kit';
import { eventually, testService, type TestService } from '@moons/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SyncWithKeycloak } from './keycloak/sync-with-keycloak.job.ts';
import { membership } from './service.ts';
import { fakeKeycloak, type FakeKeycloak } from './testing/fake-keycloak.ts';

let service: TestService;
let keycloak: FakeKeycloak;

beforeAll(async () => {
  keycloak = await fakeKeycloak();
  service = await testService(membership, { env: keycloak.env });
}, 30_000);
afterAll(async () => {
  await service.stop();
  await keycloak.stop();
});

interface Announced {
  type: string;
  payload: { memberId: string; tier?: string; version: number; preferredName?: string };
}
async function announced(memberId: string): Promise<Announced[]> {
  const entries = await service.app
    .get(RedisClients)
    .main.xRange(service.env['EVENT_STREAM'] ?? '', '-', '+');
  return (entries ?? [])
    .map(({ message }) => JSON.parse(message['event'] ?? '') as Announced)
    .filter(({ payload }) => payload.memberId === memberId);
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('plans', () => {
  it('are one catalogue, with the prices of both documents', async () => {
    const { body } = await service.call(listPlans, {});
    expect(body.map(({ id, priceCents, badge }) => [id, priceCents, badge])).toEqual([
      ['luna', 1300, undefined],
      ['chandra', 3300, 'MOST POPULAR'],
      ['mahina', 7700, undefined],
      ['seeker', 900, undefined],
      ['wise-woman', 1900, 'Most Popular'],
      ['golden-goddess', 3900, undefined],
    ]);
    expect(body.every(({ features, description }) => features.length >= 4 && description.length > 0)).toBe(
      true,
    );
    expect(body.find(({ id }) => id === 'mahina')?.opens).toEqual(tierOpens['golden-goddess']);
  });

  it('take the amount from the catalogue, and say what is not configured', async () => {
    const token = await service.token();
    const wrong = await service.call(
      createSubscription,
      { body: { planId: 'luna', amount: 900 } },
      { token },
    );
    expect([wrong.status, wrong.body.code]).toEqual([400, 'payment.amount-mismatch']);
    const card = await service.call(
      createSubscription,
      { body: { planId: 'luna', amount: 1300 } },
      { token },
    );
    expect([card.status, card.body]).toEqual([200, {}]);
    const paypal = await service.call(
      createPaypalSubscription,
      { body: { planId: 'seeker', amount: 900 } },
      { token },
    );
    expect(paypal.status).toBe(503);
    expect(paypal.body).toMatchObject({
      code: 'payment.not-configured',
      error: 'PayPal integration needs to be configured. Please contact support or try Stripe.',
    });
    const unknown = { planId: 'sun', amount: 1 } as unknown as { planId: 'luna'; amount: number };
    expect((await service.call(createSubscription, { body: unknown }, { token })).body.code).toBe(
      'request.invalid',
    );
    expect((await service.call(createSubscription, { body: { planId: 'luna', amount: 1300 } })).status).toBe(
      401,
    );
  });
});

describe('a profile', () => {
  it('is made once when a member is first seen, however many requests see her first', async () => {
    const token = await service.token({ memberId: 'new-1', tier: 'wise-woman', preferredName: 'Mira' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => service.call(getProfile, {}, { token })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toMatchObject({
      id: 'new-1',
      preferredName: 'Mira',
      tier: 'wise-woman',
      entitlements: tierOpens['wise-woman'],
    });
    expect(await service.db.collection('profiles').countDocuments({ memberId: 'new-1' })).toBe(1);
    const events = await eventually(async () => {
      const found = await announced('new-1');
      return found.length >= 2 ? found : null;
    }, 2_000);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'member.entitlements-changed',
      'member.profile-changed',
    ]);
  });

  it('follows the tier of a newer token, announces it within two seconds, and ignores an older one', async () => {
    const old = await service.token({ memberId: 'tier-1', tier: 'seeker' });
    await service.call(getProfile, {}, { token: old });
    await pause(1_100);
    const newer = await service.token({ memberId: 'tier-1', tier: 'golden-goddess' });
    expect((await service.call(getProfile, {}, { token: newer })).body.tier).toBe('golden-goddess');
    expect((await service.call(getProfile, {}, { token: old })).body.tier).toBe('golden-goddess');
    await eventually(
      async () =>
        (await announced('tier-1')).some(
          ({ payload }) => payload.tier === 'golden-goddess' && payload.version === 2,
        ),
      2_000,
    );
  });

  it('takes her new name, tells the others and Keycloak, and keeps her other attributes', async () => {
    keycloak.users.set('name-1', {
      id: 'name-1',
      username: 'n',
      attributes: { tier: ['seeker'], preferredName: ['Old'] },
    });
    const token = await service.token({ memberId: 'name-1', preferredName: 'Old' });
    const changed = await service.call(
      updateProfile,
      { body: { preferredName: ' Selene ', menopauseStage: 'menopause' } },
      { token },
    );
    expect(changed.body).toMatchObject({ preferredName: 'Selene', menopauseStage: 'menopause' });
    await eventually(() => keycloak.users.get('name-1')?.attributes['preferredName']?.[0] === 'Selene');
    expect(keycloak.users.get('name-1')).toMatchObject({ username: 'n', attributes: { tier: ['seeker'] } });
    await eventually(async () =>
      (await announced('name-1')).some(({ payload }) => payload.preferredName === 'Selene'),
    );
    const blank = await service.call(updateProfile, { body: { preferredName: '  ' } }, { token });
    expect(blank.body.fields).toEqual({ 'body.preferredName': 'Please tell us what to call you.' });
  });

  it('keeps a new name for later while Keycloak is away', async () => {
    keycloak.users.set('name-2', { id: 'name-2', username: 'n', attributes: {} });
    const token = await service.token({ memberId: 'name-2' });
    keycloak.failWith = 500;
    expect((await service.call(updateProfile, { body: { preferredName: 'Luz' } }, { token })).status).toBe(
      200,
    );
    await pause(200);
    keycloak.failWith = null;
    await service.app.get(SyncWithKeycloak).run();
    expect(keycloak.users.get('name-2')?.attributes['preferredName']).toEqual(['Luz']);
  });

  it('learns of a grant made in Keycloak', async () => {
    const token = await service.token({ memberId: 'grant-1', tier: 'seeker' });
    await service.call(getProfile, {}, { token });
    keycloak.users.set('grant-1', { id: 'grant-1', username: 'g', attributes: { tier: ['golden-goddess'] } });
    await pause(1_000);
    await service.app.get(SyncWithKeycloak).run();
    expect((await service.call(getProfile, {}, { token })).body.tier).toBe('golden-goddess');
  });
});

describe('the graph', () => {
  it('gives the member herself', async () => {
    const query = '{ me { id preferredName tier entitlements } }';
    expect((await service.graphql(query)).body).toEqual({ data: { me: null } });
    const token = await service.token({ memberId: 'graph-1', tier: null, preferredName: 'Ona' });
    expect((await service.graphql(query, {}, { token })).body).toEqual({
      data: { me: { id: 'graph-1', preferredName: 'Ona', tier: null, entitlements: [] } },
    });
    const entities =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Member { preferredName } } }';
    const other = { r: [{ __typename: 'Member', id: 'new-1' }] };
    expect((await service.graphql(entities, other, { token })).body).toEqual({ data: { _entities: [null] } });
  });
});
