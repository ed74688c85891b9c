import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Exchange, Handler } from '../http/exchange.ts';
import { refusals, refuse } from '../http/refusals.ts';
import type { RevisionWatcher } from '../releases/revision-watcher.ts';
import { acceptedEncodings } from './accepted-encoding.ts';
import { contentType } from './content-types.ts';
import type { ReleaseFiles, StoredFile } from './release-files.ts';

const immutable = 'public, max-age=31536000, immutable';
const workerCsp =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `/areas/<name>/<version>/*` and `/shell/<version>/*`: never change, old versions stay. */
export function versionedHandler(files: ReleaseFiles): Handler {
  return async (exchange) => {
    const { request, response, requestId, path } = exchange;
    const name = path.slice(1);
    const isFile = /^(areas\/[^/]+|shell)\/[^/]+\/[^/]/.test(name);
    const file = isFile
      ? await files.read(name, acceptedEncodings(request.headers['accept-encoding']))
      : null;
    if (!file) return refuse(response, refusals.notFound, requestId);
    send(response, name, file, { 'cache-control': immutable });
  };
}

/** `/sw.js`, `/favicon.svg` and the like: files of the live shell at fixed addresses. */
export function rootFileHandler(
  files: ReleaseFiles,
  revisions: RevisionWatcher,
): (exchange: Exchange) => Promise<void> {
  return async ({ request, response, requestId, path }) => {
    const version = revisions.current?.shell.version;
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    const file = version ? await files.read(`shell/${version}${path}`, encodings) : null;
    if (!file || path.endsWith('.html') || path === '/release.json') {
      return refuse(response, refusals.notFound, requestId);
    }
    const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 27)}"`;
    const headers = {
      'cache-control': 'no-cache',
      etag,
      ...(path === '/sw.js' ? { 'service-worker-allowed': '/', 'content-security-policy': workerCsp } : {}),
    };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    send(response, path, file, headers);
  };
}

function send(
  response: ServerResponse,
  name: string,
  file: StoredFile,
  headers: Record<string, string>,
): void {
  response.writeHead(200, {
    'content-type': contentType(name),
    'content-length': file.body.length,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : file.body);
}
