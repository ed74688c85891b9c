import { join } from 'node:path';
import { node } from './build.ts';
import { withProgress, type Say } from './say.ts';

interface Publishing {
  environment: Record<string, string>;
  dataDir: string;
  say: Say;
}

/** Copies the builds of shell and areas into the releases and activates them as one revision. */
export async function publishPages({ environment, dataDir, say }: Publishing): Promise<void> {
  const log = join(dataDir, 'logs', 'publish.log');
  await withProgress(say, 'areas', 'publishing shell and areas', () =>
    node('gateway/bin/publish.ts', [], log, environment),
  );
  say('areas', 'published');
}
