import { mockCall, mockFetch, testMember } from '@moons/area-kit/testing';
import { getAuthUser, logout } from '@moons/contracts/membership/profile';
import { listEntries } from '@moons/contracts/wellness/journal';
import { createSession } from './session.ts';

const signedOut = { status: 401, error: 'Please log in.', code: 'auth.required' };
function setUp(answers: Parameters<typeof mockFetch>[0]) {
  const { fetch, calls } = mockFetch(answers);
  globalThis.fetch = fetch as typeof globalThis.fetch;
  const onEnded = jest.fn();
  const forget = jest.fn(async () => {});
  const leave = jest.fn();
  return { session: createSession({ onEnded, forget, leave }), calls, onEnded, forget, leave };
}

describe('session', () => {
  test('a user object means signed in', async () => {
    const { session } = setUp([mockCall(getAuthUser, testMember)]);
    expect(session.user.get()).toBeUndefined();
    await session.load();
    expect(session.user.get()).toEqual(testMember);
  });

  test.each([signedOut, 'unreachable' as const])('a failure means signed out', async (answer) => {
    const { session, calls } = setUp([mockCall(getAuthUser, answer)]);
    await session.load();
    expect(session.user.get()).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['succeeds', undefined],
    ['fails', { status: 500, error: 'Sorry.', code: 'internal' }],
    ['gets no answer', 'unreachable' as const],
  ])('logout that %s forgets her and goes to the start', async (_, answer) => {
    const { session, forget, leave } = setUp([mockCall(logout, answer as undefined)]);
    await session.logout();
    expect(forget).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledWith('/');
  });

  test('a 401 in the middle of things ends the session once, where she is', async () => {
    const { session, onEnded } = setUp([mockCall(getAuthUser, testMember), mockCall(listEntries, signedOut)]);
    history.replaceState(null, '', '/journal');
    await session.load();
    await Promise.all([session.fetch('/api/journal'), session.fetch('/api/journal')]);
    expect(session.user.get()).toBeNull();
    expect(session.endedAt.get()).toBe('/journal');
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  test('coming back signed in picks the session up; someone else starts anew', async () => {
    let who = testMember;
    const { session, leave } = setUp([mockCall(getAuthUser, () => who), mockCall(listEntries, signedOut)]);
    await session.load();
    await session.fetch('/api/journal');
    await session.resume();
    expect(session.endedAt.get()).toBeNull();
    expect(session.user.get()).toEqual(testMember);

    await session.fetch('/api/journal');
    who = { ...testMember, id: 'member-2' };
    await session.resume();
    expect(leave).toHaveBeenCalledWith('/home');
    expect(session.user.get()).toBeNull();
  });
});
