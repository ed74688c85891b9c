import { randomUUID } from 'node:crypto';
import {
  memberEntitlementsChanged,
  memberErased,
  memberProfileChanged,
} from '@moons/contracts/membership/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Entitlements, RedisClients, Sealer } from '../index.ts';
import { eventually, testService, type TestService } from '../testing/index.ts';
import { createNote, Notes, notesService } from '../testing/notes.fixture.ts';

const heard: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await testService(notesService(heard));
}, 30_000);
afterAll(() => service.stop());
beforeEach(() => {
  heard.length = 0;
});

/** As membership would announce it. */
async function arrive(
  type: { id: string },
  payload: unknown,
  eventId: string = randomUUID(),
): Promise<string> {
  const envelope = {
    eventId,
    type: type.id,
    from: 'membership',
    occurredAt: new Date().toISOString(),
    payload,
  };
  const stream = service.env['EVENT_STREAM'] ?? '';
  await service.app.get(RedisClients).main.xAdd(stream, '*', { event: JSON.stringify(envelope) });
  return eventId;
}
const renamed = (preferredName: string, memberId = 'm-1') => ({ memberId, preferredName, version: 1 });
const handled = (eventId: string) =>
  eventually(() => service.db.collection<{ _id: string }>('handledEvents').findOne({ _id: eventId }));
const pending = async () =>
  (await service.app.get(RedisClients).main.xPending(service.env['EVENT_STREAM'] ?? '', 'wellness')).pending;

describe('an event', () => {
  it('is announced with the work, and handled within two seconds', async () => {
    const token = await service.token();
    const { body } = await service.call(createNote, { body: { words: 'hear me' } }, { token });
    await eventually(() => heard.includes(body.id), 2_000);
    await eventually(
      async () => (await service.db.collection('outbox').countDocuments({ waiting: true })) === 0,
    );
  });

  it('is handled once, however often it comes', async () => {
    const eventId = await arrive(memberProfileChanged, renamed('Echo'));
    await arrive(memberProfileChanged, renamed('Echo'), eventId);
    await arrive(memberProfileChanged, renamed('Echo'), eventId);
    await handled(await arrive(memberProfileChanged, renamed('Last')));
    expect(heard).toEqual(['Echo', 'Last']);
    await eventually(async () => (await pending()) === 0);
  });

  it('that cannot be handled is parked after ten tries, without its payload, and holds nothing up', async () => {
    const eventId = await arrive(memberProfileChanged, renamed('poison'));
    await handled(await arrive(memberProfileChanged, renamed('Later')));
    const parked = await eventually(
      () => service.db.collection<{ _id: string }>('parkedEvents').findOne({ _id: eventId }),
      40_000,
    );
    expect(heard.filter((name) => name === 'poison')).toHaveLength(10);
    expect(JSON.stringify(parked)).not.toContain('poison');
    await eventually(async () => (await pending()) === 0);
  }, 60_000);

  it('that nobody can read is parked too', async () => {
    await service.app
      .get(RedisClients)
      .main.xAdd(service.env['EVENT_STREAM'] ?? '', '*', { event: '{"rubbish"' });
    await eventually(() => service.db.collection('parkedEvents').findOne({ type: 'unreadable' }));
  });
});

describe('entitlements', () => {
  it('follow membership’s events, and a late one does not overwrite a newer', async () => {
    const entitlements = service.app.get(Entitlements);
    const change = (version: number, tier: string, opens: string[]) => ({
      memberId: 'e-1',
      tier,
      entitlements: opens,
      version,
    });
    expect(await entitlements.of('e-1')).toEqual({ tier: null, entitlements: [] });
    await handled(await arrive(memberEntitlementsChanged, change(2, 'wise-woman', ['library.paid'])));
    await handled(await arrive(memberEntitlementsChanged, change(1, 'seeker', [])));
    expect(await entitlements.of('e-1')).toEqual({ tier: 'wise-woman', entitlements: ['library.paid'] });
  });
});

describe('erasure', () => {
  it('erases data, key and keys, and refuses what comes late', async () => {
    const memberId = 'gone-1';
    const token = await service.token({ memberId });
    const headers = { 'idempotency-key': 'gone-key-1' };
    await service.call(createNote, { body: { words: 'forget me' } }, { token, headers });
    const sealer = service.app.get(Sealer);
    const sealed = await sealer.seal(memberId, 'private');
    await handled(await arrive(memberErased, { memberId }));

    expect(await service.app.get(Notes).store.count(memberId)).toBe(0);
    await expect(sealer.open(memberId, sealed)).rejects.toMatchObject({ status: 404 });
    expect(await service.db.collection('idempotencyKeys').countDocuments({ memberId })).toBe(0);
    const tombstones = await service.db.collection('tombstones').find().toArray();
    expect(tombstones).toHaveLength(1);
    expect(JSON.stringify(tombstones)).not.toContain(memberId);

    const late = await service.call(createNote, { body: { words: 'still here?' } }, { token });
    expect([late.status, late.body.code]).toEqual([401, 'auth.required']);
    await handled(await arrive(memberProfileChanged, renamed('Ghost', memberId)));
    expect(heard).not.toContain('Ghost');
    const grant = { memberId, tier: 'seeker', entitlements: [], version: 9 };
    await handled(await arrive(memberEntitlementsChanged, grant));
    expect(
      await service.db.collection<{ _id: string }>('memberEntitlements').findOne({ _id: memberId }),
    ).toBeNull();
  });
});
