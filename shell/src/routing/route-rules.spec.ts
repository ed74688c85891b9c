import type { AreaDescriptor } from '@moons/contracts/platform/area';
import { testMember } from '@moons/area-kit/testing';
import { resolveRoute } from './route-rules.ts';

const wellness: AreaDescriptor = {
  name: 'wellness',
  title: 'Wellness',
  routes: [
    { path: '/journal', door: 'member', title: 'Reflection Journal' },
    { path: '/tracker', door: 'public', title: 'Menopause Tracker' },
  ],
  nav: [],
  widgets: [],
};
const circles: AreaDescriptor = {
  name: 'circles',
  title: 'Circles',
  routes: [
    { path: '/stream', door: 'member', title: 'Stream Room' },
    { path: '/stream-demo', door: 'public', title: 'Sacred Circle Demo' },
  ],
  nav: [],
  widgets: [],
};
const areas = [wellness, circles];
const kindAt = (path: string, user: typeof testMember | null | undefined, heldPath: string | null = null) =>
  resolveRoute({ path, user, areas, heldPath }).kind;

describe('route rules', () => {
  test.each(['/', '/login', '/subscribe'])('a visitor sees the shell’s public page %s', (path) => {
    expect(kindAt(path, null)).toBe('page');
  });

  test('a public page of an area does not wait for the user', () => {
    expect(kindAt('/tracker', undefined)).toBe('area');
  });

  test.each(['/journal', '/home', '/nowhere', '/stream/abc'])(
    'a visitor is led from %s to the landing',
    (path) => {
      expect(kindAt(path, null)).toBe('keep-and-leave');
    },
  );

  test('a member’s page waits until it is known who she is', () => {
    expect(kindAt('/journal', undefined)).toBe('waiting');
  });

  test('a member gets her page, and the not-found page for an unknown path', () => {
    expect(kindAt('/journal', testMember)).toBe('area');
    expect(kindAt('/journal/2024', testMember)).toBe('area');
    expect(kindAt('/journals', testMember)).toBe('not-found');
    expect(kindAt('/home', testMember)).toBe('page');
  });

  test('a path that is public in the list but served by nobody is not found', () => {
    expect(kindAt('/book', null)).toBe('not-found');
  });

  test('the longest prefix wins', () => {
    const route = resolveRoute({ path: '/stream-demo', user: null, areas });
    expect(route).toMatchObject({ kind: 'area', title: 'Sacred Circle Demo' });
  });

  test('where her session ended she stays', () => {
    expect(kindAt('/journal', null, '/journal')).toBe('area');
    expect(kindAt('/home', null, '/journal')).toBe('keep-and-leave');
  });
});
