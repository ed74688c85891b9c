import * as z from 'zod/mini';
import { AreaDescriptor, AreaName, AreaRelease } from './area.ts';

/** The shell's own release: `dist/release.json` of the shell. */
export const ShellRelease = z.object({
  version: z.string(),
  /** Scripts of the first page, in order, as addresses below `/shell/<version>/`. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.int(), gzip: z.int() })),
  /** Prerendered pages by route, with the hashes of their inline styles for the CSP. */
  prerender: z.optional(
    z.record(z.string(), z.object({ file: z.string(), styleHashes: z.array(z.string()) })),
  ),
});
export type ShellRelease = z.infer<typeof ShellRelease>;

/**
 * Which areas, in which versions: the one thing that a release, a canary or a rollback changes
 * (design, section 9). Activation is a compare-and-swap on `id`.
 */
export const Revision = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  shell: ShellRelease,
  areas: z.partialRecord(AreaName, AreaRelease),
});
export type Revision = z.infer<typeof Revision>;

/** The JSON data block `<script type="application/json" id="moons-page">` of each page; never a user. */
export const PageData = z.object({
  revision: z.int(),
  areas: z.array(
    z.object({
      name: AreaName,
      version: z.string(),
      base: z.string(),
      manifest: z.string(),
      entry: z.string(),
      integrity: z.record(z.string(), z.string()),
      descriptor: AreaDescriptor,
      /** The manifest itself, so that nothing waits for a second request. */
      inlineManifest: z.optional(z.unknown()),
    }),
  ),
});
export type PageData = z.infer<typeof PageData>;
export { areaTimeoutMs, intendedRouteKey, pageDataId, publicPaths } from './page-constants.ts';
