import type { AuthUser } from '@moons/contracts/membership/profile';
import type { AreaDescriptor, NavEntry } from '@moons/contracts/platform/area';
import { findAreaRoute } from '../routing/route-rules.ts';
import { shellPages } from '../routing/shell-pages.ts';

export type GroupName = NavEntry['group'];
export interface NavGroup {
  readonly name: GroupName;
  readonly label: string;
  readonly entries: readonly NavEntry[];
}
export interface NavModel {
  /** Links that are always shown: Assessment and Book. */
  readonly top: readonly NavEntry[];
  /** Dropdowns for members; one without a link that she can see is not there at all. */
  readonly groups: readonly NavGroup[];
}

/** Groups in the specification's order (visitor spec, section 2, "Top navigation"). */
const groupLabels = [
  ['sacred-tools', 'Sacred Tools'],
  ['community', 'Community'],
  ['learning', 'Learning'],
] as const satisfies readonly (readonly [GroupName, string])[];

/** The shell's own entry. */
const memberHome: NavEntry = {
  group: 'community',
  label: 'Member Home',
  to: '/home',
  order: 20,
  door: 'member',
};

/** What the menu shows to her: what the areas declare, as far as there is a page behind it and she may see it. */
export function navModel(areas: readonly AreaDescriptor[], user: AuthUser | null | undefined): NavModel {
  const entries = [...areas.flatMap(({ nav }) => nav), memberHome]
    .filter((entry) => isServed(entry.to, areas) && isForHer(entry, user))
    .sort((a, b) => a.order - b.order)
    .filter((entry, at, all) => all.findIndex((other) => isSame(other, entry)) === at);
  const of = (name: GroupName) => entries.filter(({ group }) => group === name);
  const groups = groupLabels.map(([name, label]) => ({ name, label, entries: of(name) }));
  return { top: of('top'), groups: user ? groups.filter((group) => group.entries.length > 0) : [] };
}

/** An area may declare an entry that another has too: it is drawn once. */
const isSame = (one: NavEntry, other: NavEntry): boolean => one.group === other.group && one.to === other.to;

const isServed = (to: string, areas: readonly AreaDescriptor[]): boolean =>
  to in shellPages || findAreaRoute(to, areas) !== undefined;

function isForHer({ door, role }: NavEntry, user: AuthUser | null | undefined): boolean {
  if (door === 'member' && !user) return false;
  return !role || (user?.roles.includes(role) ?? false);
}
