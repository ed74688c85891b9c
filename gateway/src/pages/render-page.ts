import { brand } from '@moons/contracts/brand';
import { getAuthUser } from '@moons/contracts/membership/profile';
import { areaBase, type AreaRelease } from '@moons/contracts/platform/area';
import type { Revision } from '@moons/contracts/platform/revision';
import type { ReleaseFiles } from '../files/release-files.ts';
import { contentSecurityPolicy, inlineStyleHashes } from './content-security.ts';
import { areaOf, dataBlock, pageDataOf } from './page-data.ts';

export interface Page {
  readonly html: string;
  readonly csp: string;
}

const headMark = '<!--moons:head-->';
const dataMark = '<!--moons:data-->';
/** Where an area's prerendered HTML goes, and the area hydrates it. */
const areaMark = '<!--moons:area-->';

/** The page of a path: the shell's template (or its prerendered page), the data block, preloads, its CSP. */
export async function renderPage(
  revision: Revision,
  path: string,
  files: ReleaseFiles,
  publicOrigin: string,
): Promise<Page> {
  const { shell } = revision;
  const prerendered = shell.prerender?.[path];
  const found = areaOf(revision, path);
  const template = await readText(files, `shell/${shell.version}/${prerendered?.file ?? 'index.html'}`);
  const fragment = found ? await areaFragment(found.area, path, files) : '';
  let html = template;
  if (found) html = withTitle(html, found.route.title);
  html = put(html, areaMark, fragment);
  html = put(html, dataMark, dataBlock(await pageDataOf(revision, files)), '</body>');
  html = put(html, headMark, headLinks(revision, found?.area, path, html), '</head>');
  const styleHashes = [...new Set([...(prerendered?.styleHashes ?? []), ...inlineStyleHashes(html)])];
  return { html, csp: contentSecurityPolicy({ publicOrigin, path, styleHashes }) };
}

async function readText(files: ReleaseFiles, name: string): Promise<string> {
  const file = await files.read(name, []);
  if (!file) throw new Error(`The live revision names ${name}, which is not there`);
  return file.body.toString('utf8');
}

async function areaFragment(area: AreaRelease, path: string, files: ReleaseFiles): Promise<string> {
  const file = area.prerender?.[path];
  if (file === undefined) return '';
  const stored = await files.read(`${areaBase(area.descriptor.name, area.version).slice(1)}${file}`, []);
  return stored?.body.toString('utf8') ?? '';
}

/** Function replacement: the text may contain `$&`. Without its mark it goes before `otherwise`. */
function put(html: string, mark: string, text: string, otherwise?: string): string {
  if (html.includes(mark)) return html.replace(mark, () => text);
  return otherwise ? html.replace(otherwise, () => text + otherwise) : html;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const withTitle = (html: string, title: string): string =>
  html.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(`${title} · ${brand}`)}</title>`);

/** Preloads of what this page will want at once, so that it starts beside the page's own scripts. */
function headLinks(revision: Revision, area: AreaRelease | undefined, path: string, html: string): string {
  const { shell } = revision;
  const shellBase = `/shell/${shell.version}/`;
  const fonts = shell.fonts.map(
    (name) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escape(shellBase + name)}">`,
  );
  // A prerendered page of the shell waits for no script; its boot script decides when to load the rest.
  const wanted = shell.prerender?.[path] ? [] : [...shell.styles, ...shell.scripts];
  const shellFiles = wanted
    .filter((name) => !html.includes(shellBase + name))
    .map((name) => preload(shellBase, name, shell.files));
  const base = area && areaBase(area.descriptor.name, area.version);
  const areaFiles =
    area && base ? [area.entry, ...area.preload].map((name) => preload(base, name, area.files)) : [];
  // Asked by every page first; the same credentials mode as the call client's, or it would be asked twice.
  const user = shell.prerender?.[path]
    ? []
    : [`<link rel="preload" as="fetch" crossorigin="use-credentials" href="${getAuthUser.path}">`];
  return [...fonts, ...user, ...shellFiles, ...areaFiles].join('');
}

/**
 * Scripts without `crossorigin`, as federation's and webpack's own tags have none; with their integrity, as a
 * tag that has one takes no preload without it. Otherwise each would be fetched twice.
 */
function preload(base: string, name: string, files: AreaRelease['files']): string {
  const integrity = files[name]?.integrity;
  const kind = name.endsWith('.css') ? 'style' : 'script';
  const proof = integrity ? ` integrity="${escape(integrity)}"` : '';
  return `<link rel="preload" as="${kind}" href="${escape(base + name)}"${proof}>`;
}
