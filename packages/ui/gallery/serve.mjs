// Every component in both themes: node packages/ui/gallery/serve.mjs [port]
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFiles } from '../build/fonts.mjs';
import { build, config } from './webpack.mjs';

const port = Number(process.argv[2] ?? 24000);
const folder = path.join(tmpdir(), 'moons-ui-gallery');
await build(config({ entry: { gallery: './gallery.tsx' }, path: folder }));
const { fontFaces } = await import('../src/fonts.ts');

const page = (
  theme,
) => `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/fonts.css"><script src="/gallery.js" defer></script></head>
<body><div id="root"></div></body></html>`;

/** The product's own strictness: what needs more than this does not belong here. */
const csp =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; font-src 'self'; img-src 'self' data:";

async function answer(url) {
  if (url.pathname === '/') return ['text/html; charset=utf-8', page(url.searchParams.get('theme'))];
  if (url.pathname === '/fonts.css') return ['text/css', fontFaces('/fonts')];
  if (url.pathname === '/gallery.js')
    return ['text/javascript', await readFile(path.join(folder, 'gallery.js'))];
  const font = fontFiles.find(({ name }) => url.pathname === `/fonts/${name}`);
  return font && ['font/woff2', await readFile(font.file)];
}

createServer(async (request, response) => {
  const found = await answer(new URL(request.url, 'http://localhost'));
  response.writeHead(found ? 200 : 404, {
    'content-type': found?.[0] ?? 'text/plain',
    'content-security-policy': csp,
  });
  response.end(found?.[1] ?? 'Not here');
}).listen(port, '127.0.0.1', () =>
  console.log(`Gallery: http://127.0.0.1:${String(port)}/ and /?theme=dark`),
);
