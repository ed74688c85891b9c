import { createHash } from 'node:crypto';
import { brand } from '@moons/contracts/brand';
import type { Message } from './messages.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `
:root { color-scheme: light dark; --ground: #f7f3ea; --card: #fffdf8; --ink: #221f45; --soft: #55517a; --line: #cfc7b8; }
@media (prefers-color-scheme: dark) { :root { --ground: #16142f; --card: #211e42; --ink: #f3ecdc; --soft: #bdb6d6; --line: #4a4573; } }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1.125rem/1.6 Georgia, serif; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 1rem 1.25rem; margin-block: 1rem; }
h2 { margin: 0; font-size: 1.2rem; } p { margin: .25rem 0; color: var(--soft); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
summary, a { color: inherit; min-height: 44px; display: inline-flex; align-items: center; cursor: pointer; }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
`;

/** No script, no address but our own; a mail's own HTML is shown in a frame that may do nothing at all. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** For a mail's own HTML: its inline styles and embedded pictures, nothing from elsewhere, no script. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'; sandbox";

function card(message: Message): string {
  const what = message.kind === 'sms' ? 'Text message' : 'E-mail';
  const title = message.subject || `${what} without a subject`;
  const html = message.html
    ? `<details><summary>As it looks in a mail program</summary><iframe sandbox title="${escapeHtml(title)}" src="/messages/${message.id}.html" loading="lazy"></iframe></details>`
    : '';
  return `<article aria-labelledby="m-${message.id}">
<h2 id="m-${message.id}">${escapeHtml(title)}</h2>
<p>${what} to ${escapeHtml(message.to)}${message.from ? ` from ${escapeHtml(message.from)}` : ''}, <time datetime="${message.receivedAt}">${message.receivedAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${escapeHtml(message.text)}</pre>${html}
</article>`;
}

/** Every message, newest first, as a page that needs no script. */
export function inboxPage(messages: readonly Message[]): string {
  const count = messages.length === 1 ? 'One message' : `${messages.length} messages`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${messages.length}) · ${brand}</title><style>${style}</style></head>
<body><main><h1>Local inbox</h1>
<p>What ${brand} sends from this machine arrives here and nowhere else. ${messages.length > 0 ? `${count}, newest first.` : 'Nothing has arrived yet.'} <a href="/">Look again</a></p>
${messages.map(card).join('\n')}
</main></body></html>`;
}
