import * as z from 'zod/mini';
import { Role } from '../membership/roles.ts';

export const AreaName = z.enum(['assessment', 'community', 'learning', 'circles', 'wellness']);
export type AreaName = z.infer<typeof AreaName>;

/** A menu entry that an area declares and the shell draws (design, section 4). */
export const NavEntry = z.object({
  group: z.enum(['top', 'sacred-tools', 'community', 'learning']),
  label: z.string(),
  to: z.string().check(z.startsWith('/')),
  /** The specification's items first and as listed (order below 100), then ours. */
  order: z.int(),
  /** Who sees it. */
  door: z.enum(['public', 'member']),
  role: z.optional(Role),
});
export type NavEntry = z.infer<typeof NavEntry>;

export const AreaRoute = z.object({
  /** A path prefix: `/stream` holds `/stream/abc` too. */
  path: z.string().check(z.startsWith('/')),
  door: z.enum(['public', 'member']),
  title: z.string(),
});
export type AreaRoute = z.infer<typeof AreaRoute>;

/** `src/area.ts` of each area: open it and you know the area. */
export const AreaDescriptor = z.object({
  name: AreaName,
  title: z.string(),
  routes: z.array(AreaRoute),
  nav: z.array(NavEntry),
  /** Names of the React components that `./widgets` exports. */
  widgets: z.array(z.string()),
});
export type AreaDescriptor = z.infer<typeof AreaDescriptor>;

/** What an area's build writes as `dist/release.json`: the immutable facts of one version. */
export const AreaRelease = z.object({
  descriptor: AreaDescriptor,
  /** `<package version>-<8 hex of the content>`. */
  version: z.string().check(z.regex(/^[\w.-]+$/)),
  /** File names below the release's own folder. */
  manifest: z.string(),
  entry: z.string(),
  /** Chunks that `./app` needs at once, in order. */
  preload: z.array(z.string()),
  /** Integrity (`sha384-…`) and size in bytes of every file, raw and in gzip. */
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.int(), gzip: z.int() })),
  /** Prerendered fragments by route, as files of the release. */
  prerender: z.optional(z.record(z.string(), z.string())),
});
export type AreaRelease = z.infer<typeof AreaRelease>;

/** `/areas/<name>/<version>/` */
export const areaBase = (name: AreaName, version: string): string => `/areas/${name}/${version}/`;
