import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run } from '../programs.ts';
import { withProgress, type Say } from '../say.ts';

/** Fetched only where it is needed, so not a dependency of the project. MIT. */
const downloader = 'mongodb-memory-server-core@11.3.0';
const mongodVersion = '8.0.16';
const patienceMs = 6000;

const folder = (cacheDir: string): string => join(cacheDir, `mongod-${mongodVersion}`);
const pathFile = (cacheDir: string): string => join(folder(cacheDir), 'program.txt');

/** The mongod of an earlier download. */
export function downloadedMongod(cacheDir: string): string | undefined {
  if (!existsSync(pathFile(cacheDir))) return undefined;
  const program = readFileSync(pathFile(cacheDir), 'utf8').trim();
  return existsSync(program) ? program : undefined;
}

/** Tries to download mongod; undefined when its server cannot be reached within a few seconds. */
export async function downloadMongod(cacheDir: string, say: Say): Promise<string | undefined> {
  const home = folder(cacheDir);
  mkdirSync(home, { recursive: true });
  const log = join(home, 'download.log');
  try {
    const install = ['install', '--prefix', home, '--no-progress', '--ignore-scripts', downloader];
    await withProgress(say, 'mongodb', 'fetching the downloader of mongod', () =>
      run('npm', install, { cwd: home, log, timeoutMs: 60_000 }),
    );
    return await withProgress(say, 'mongodb', 'downloading mongod, once', () => fetchProgram(home, cacheDir));
  } catch {
    return undefined; // the next way is tried; why is in download.log
  }
}

async function fetchProgram(home: string, cacheDir: string): Promise<string> {
  const script = `
    import { DryMongoBinary, MongoBinary } from 'mongodb-memory-server-core';
    import address from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
    const options = await DryMongoBinary.generateOptions({ version: '${mongodVersion}' });
    const url = await new address.MongoBinaryDownloadUrl(options).getDownloadUrl();
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(${patienceMs}) });
    console.log(await MongoBinary.getPath({ version: '${mongodVersion}', downloadDir: ${JSON.stringify(home)} }));`;
  const file = join(home, 'fetch.mjs');
  writeFileSync(file, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: home });
  const program = stdout.trim().split('\n').at(-1) ?? '';
  if (!existsSync(program)) throw new Error('The download left no program.');
  writeFileSync(pathFile(cacheDir), program);
  return program;
}
