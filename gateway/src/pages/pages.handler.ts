import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Revision } from '@moons/contracts/platform/revision';
import type { Config } from '../config.ts';
import { acceptedEncodings } from '../files/accepted-encoding.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import { wantsPage, type Exchange } from '../http/exchange.ts';
import { methodNotAllowed, refusals, refuse } from '../http/refusals.ts';
import type { RevisionWatcher } from '../releases/revision-watcher.ts';
import { pageHeaders } from './content-security.ts';
import { areaOf } from './page-data.ts';
import { sendPlainPage } from './plain-page.ts';
import { renderPage } from './render-page.ts';

interface Rendered {
  readonly csp: string;
  readonly etag: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly plain: Buffer };
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

interface Parts {
  readonly config: Config;
  readonly files: ReleaseFiles;
  readonly revisions: RevisionWatcher;
  rootFile(exchange: Exchange): Promise<void>;
}

/** Every other path: a page for a navigation, a file of the shell for a name with an extension. */
export function pagesHandler({
  config,
  files,
  revisions,
  rootFile,
}: Parts): (exchange: Exchange) => Promise<void> {
  let rendered = new Map<string, Promise<Rendered>>();
  let of: Revision | undefined;

  const render = (revision: Revision, path: string): Promise<Rendered> => {
    if (of !== revision) {
      of = revision;
      rendered = new Map();
    }
    const key = pageKey(revision, path);
    const ready = rendered.get(key) ?? prepare(revision, key, files, config.publicOrigin);
    rendered.set(key, ready);
    ready.catch(() => rendered.delete(key));
    return ready;
  };

  return async (exchange) => {
    const { request, response, requestId, path } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, methodNotAllowed('GET, HEAD'), requestId);
    }
    if (/\.\w+$/.test(path)) return rootFile(exchange);
    if (
      !wantsPage(request) &&
      request.headers.accept !== undefined &&
      !request.headers.accept.includes('*/*')
    ) {
      return refuse(response, refusals.notFound, requestId);
    }
    const revision = revisions.current;
    if (!revision) return sendPlainPage(response, refusals.away, requestId);
    const { csp, etag, bodies } = await render(revision, path);
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    const body = bodies[encoding ?? 'plain'];
    const headers = {
      ...pageHeaders,
      'content-security-policy': csp,
      'cache-control': 'no-cache',
      etag,
      vary: 'accept-encoding',
    };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Paths that get the same page share one: `/stream/a` and `/stream/b`, or all that only the shell knows. */
function pageKey(revision: Revision, path: string): string {
  if (revision.shell.prerender?.[path] || path === '/subscribe') return path;
  const found = areaOf(revision, path);
  if (!found) return '/home';
  return found.area.prerender?.[path] ? path : found.route.path;
}

async function prepare(
  revision: Revision,
  path: string,
  files: ReleaseFiles,
  publicOrigin: string,
): Promise<Rendered> {
  const { html, csp } = await renderPage(revision, path, files, publicOrigin);
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    pack.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    pack.gzip(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(csp).update(plain).digest('base64url').slice(0, 27)}"`;
  return { csp, etag, bodies: { br, gzip: zipped, plain } };
}
