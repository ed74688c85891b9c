import { join } from 'node:path';
import { repo } from '../paths.ts';
import { answersOk, portAnswers } from '../ready.ts';
import type { ProcessSpec } from '../supervisor.ts';
import { firstOf, fromEnvironment, type PartContext } from './way.ts';

export interface Inbox {
  smtpUrl: string;
  /** Address of the page and of its interface; absent when mail goes elsewhere. */
  pageUrl?: string;
  process?: ProcessSpec;
}

/** Mail: an SMTP address → our own inbox with a page. */
export function findInbox({ env, ports, say }: PartContext): Promise<Inbox> {
  return firstOf<Inbox>(
    'inbox',
    [
      fromEnvironment(env, 'SMTP_URL', (smtpUrl) => ({ smtpUrl })),
      async () => ({ found: ownInbox(ports.inboxSmtp, ports.inboxPage), took: 'our own, in memory' }),
    ],
    say,
  );
}

function ownInbox(smtp: number, page: number): Inbox {
  const pageUrl = `http://127.0.0.1:${page}`;
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    pageUrl,
    process: {
      name: 'inbox',
      kind: 'part',
      command: process.execPath,
      args: [join(repo, 'local', 'src', 'inbox', 'main.ts'), String(smtp), String(page)],
      cwd: repo,
      ready: async () => (await portAnswers(smtp)) && answersOk(`${pageUrl}/api/messages`),
    },
  };
}
