import { areaBase, type AreaRelease } from '@moons/contracts/platform/area';
import { pageDataId, type PageData, type Revision } from '@moons/contracts/platform/revision';
import type { ReleaseFiles } from '../files/release-files.ts';

/** The resolved areas of a revision, as the page carries them. Never a user. */
export async function pageDataOf(revision: Revision, files: ReleaseFiles): Promise<PageData> {
  const areas = Object.values(revision.areas).filter((area) => area !== undefined);
  return { revision: revision.id, areas: await Promise.all(areas.map((area) => describeArea(area, files))) };
}

async function describeArea(area: AreaRelease, files: ReleaseFiles): Promise<PageData['areas'][number]> {
  const { descriptor, version, manifest, entry } = area;
  const base = areaBase(descriptor.name, version);
  const integrity = Object.entries(area.files)
    .filter(([name]) => /\.(js|css)$/.test(name))
    .map(([name, file]): [string, string] => [name, file.integrity]);
  const stored = await files.read(`${base.slice(1)}${manifest}`, []);
  return {
    name: descriptor.name,
    version,
    base,
    manifest,
    entry,
    integrity: Object.fromEntries(integrity),
    descriptor,
    ...(stored ? { inlineManifest: JSON.parse(stored.body.toString('utf8')) as unknown } : {}),
  };
}

/** A data block is not run, so the CSP lets it be; `<` is escaped so that it cannot end early. */
export function dataBlock(data: PageData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}

/** The area whose route is the longest prefix of `path`, with that route. */
export function areaOf(revision: Revision, path: string) {
  const routes = Object.values(revision.areas).flatMap((area) =>
    area ? area.descriptor.routes.map((route) => ({ area, route })) : [],
  );
  return routes
    .filter(({ route }) => route.path === path || path.startsWith(`${route.path.replace(/\/$/, '')}/`))
    .sort((one, other) => other.route.path.length - one.route.path.length)[0];
}
