import { ResourceCategory, ResourceType } from '@moons/contracts/learning/courses';
import type { Resource } from '@moons/contracts/learning/courses';
import { Phase } from '@moons/contracts/phases';

/** What the library shows; what is absent does not narrow it. */
export interface Filters {
  phase?: Phase | undefined;
  category?: Resource['category'] | undefined;
  type?: Resource['type'] | undefined;
  /** Looked for in title and description, in any case (member spec, section 5). */
  search?: string | undefined;
  /** Only what she has saved on this device. */
  saved?: boolean | undefined;
}

/** Filters live in the address, so that Back and a shared link work; what is not known there is left out. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    phase: Phase.safeParse(params.get('phase')).data,
    category: ResourceCategory.safeParse(params.get('category')).data,
    type: ResourceType.safeParse(params.get('type')).data,
    search: params.get('search') ?? undefined,
    saved: params.get('saved') === 'yes' || undefined,
  };
}

export function writeFilters({ saved, ...words }: Filters): Record<string, string> {
  const given = Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...Object.fromEntries(given), ...(saved ? { saved: 'yes' } : {}) };
}

/** True when a filter other than the phase tab narrows the list: then Clear Filters has something to do. */
export const isNarrowed = ({ phase: _phase, ...others }: Filters): boolean =>
  Object.values(others).some(Boolean);

/** All filters together (AND). What is for all phases belongs to each of them. */
export function matching(
  resources: readonly Resource[],
  filters: Filters,
  saved: ReadonlySet<string>,
): Resource[] {
  const search = filters.search?.trim().toLowerCase() ?? '';
  return resources.filter(
    ({ id, phase, category, type, title, description }) =>
      (!filters.phase || phase === filters.phase || phase === 'all') &&
      (!filters.category || category === filters.category) &&
      (!filters.type || type === filters.type) &&
      (!filters.saved || saved.has(id)) &&
      (title.toLowerCase().includes(search) || description.toLowerCase().includes(search)),
  );
}
