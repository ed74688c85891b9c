import type { AreaDescriptor, NavEntry } from '@moons/contracts/platform/area';
import { testMember } from '@moons/area-kit/testing';
import { navModel } from './nav-model.ts';

const entry = (
  group: NavEntry['group'],
  label: string,
  to: string,
  order: number,
  more: Partial<NavEntry> = {},
) => ({ group, label, to, order, door: 'member', ...more }) as NavEntry;
const area = (paths: string[], nav: NavEntry[]): AreaDescriptor => ({
  name: 'wellness',
  title: '',
  routes: paths.map((path) => ({ path, door: 'member', title: path })),
  nav,
  widgets: [],
});
const areas = [
  area(
    ['/journal', '/tracker', '/queue'],
    [
      entry('sacred-tools', 'Reflection Journal', '/journal', 30),
      entry('sacred-tools', 'Menopause Tracker', '/tracker', 20),
      entry('sacred-tools', 'Not there yet', '/missing', 5),
      entry('sacred-tools', 'Moderation', '/queue', 110, { role: 'moderator' }),
    ],
  ),
  area(['/assessment'], [entry('top', 'Assessment', '/assessment', 10, { door: 'public' })]),
];
const labels = (entries: readonly NavEntry[]) => entries.map(({ label }) => label);

describe('menu', () => {
  test('a visitor sees the links that are always shown, and no groups', () => {
    const model = navModel(areas, null);
    expect(labels(model.top)).toEqual(['Assessment']);
    expect(model.groups).toEqual([]);
  });

  test('a member sees groups in their order, without links that lead nowhere', () => {
    const groups = navModel(areas, testMember).groups;
    expect(groups.map(({ label }) => label)).toEqual(['Sacred Tools', 'Community']);
    expect(labels(groups[0]?.entries ?? [])).toEqual(['Menopause Tracker', 'Reflection Journal']);
    expect(labels(groups[1]?.entries ?? [])).toEqual(['Member Home']);
  });

  test('a link for a role is seen by that role only', () => {
    const moderator = { ...testMember, roles: ['member' as const, 'moderator' as const] };
    expect(labels(navModel(areas, moderator).groups[0]?.entries ?? [])).toContain('Moderation');
  });
});
