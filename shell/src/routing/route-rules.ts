import type { AuthUser } from '@moons/contracts/membership/profile';
import type { AreaDescriptor, AreaName, AreaRoute } from '@moons/contracts/platform/area';
import { publicPaths } from '@moons/contracts/platform/page-constants';
import { isBelow } from '@moons/area-kit/kernel';
import { shellPages, type ShellPage } from './shell-pages.ts';

export type Resolved =
  | { readonly kind: 'page'; readonly page: ShellPage; readonly title: string }
  | { readonly kind: 'area'; readonly area: AreaName; readonly title: string }
  | { readonly kind: 'not-found'; readonly title: string }
  /** Nobody knows yet whether she is signed in. */
  | { readonly kind: 'waiting'; readonly title: string }
  /** Signed out on a path that is not public: keep the path, show the landing. */
  | { readonly kind: 'keep-and-leave'; readonly title: string };

export interface RouteQuestion {
  readonly path: string;
  readonly user: AuthUser | null | undefined;
  readonly areas: readonly AreaDescriptor[];
  /** The page on which her session ended: she stays there, with all that she typed. */
  readonly heldPath?: string | null;
}

export const isPublicPath = (path: string): boolean => publicPaths.some((prefix) => isBelow(path, prefix));

/** The longest declared prefix wins: `/stream-demo` is not below `/stream`. */
export function findAreaRoute(
  path: string,
  areas: readonly AreaDescriptor[],
): { area: AreaDescriptor; route: AreaRoute } | undefined {
  return areas
    .flatMap((area) => area.routes.map((route) => ({ area, route })))
    .filter(({ route }) => isBelow(path, route.path))
    .sort((a, b) => b.route.path.length - a.route.path.length)[0];
}

/** What a path shows, to whom (visitor spec, section 2; design, section 10). */
export function resolveRoute({ path, user, areas, heldPath }: RouteQuestion): Resolved {
  const isOpen = isPublicPath(path) || path === heldPath;
  if (!isOpen && user === undefined) return { kind: 'waiting', title: titleOf(path, areas) };
  if (!isOpen && user === null) return { kind: 'keep-and-leave', title: titleOf(path, areas) };

  const page = shellPages[path as keyof typeof shellPages];
  if (page) return { kind: 'page', page: page.page, title: page.title };
  const found = findAreaRoute(path, areas);
  if (found) return { kind: 'area', area: found.area.name, title: found.route.title };
  return { kind: 'not-found', title: notFoundTitle };
}

export const notFoundTitle = '404 Page Not Found';

function titleOf(path: string, areas: readonly AreaDescriptor[]): string {
  return shellPages[path as keyof typeof shellPages]?.title ?? findAreaRoute(path, areas)?.route.title ?? '';
}
