import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../programs.ts';
import { withProgress, type Say } from '../say.ts';

const version = '0.5.3-beta.196';
const root = (cacheDir: string): string => join(cacheDir, `secantus-${version}`);

export const secantusProgram = (cacheDir: string): string => join(root(cacheDir), 'bin', 'secantusd-rs');

/** Builds secantusd-rs once: MongoDB's wire protocol for development and tests, never shipped. */
export async function buildSecantus(cacheDir: string, say: Say): Promise<string> {
  const folder = root(cacheDir);
  const target = join(folder, 'target');
  mkdirSync(folder, { recursive: true });
  // Less optimised and without link-time optimisation: it builds in a third of the time.
  const env = {
    CARGO_TARGET_DIR: target,
    CARGO_PROFILE_RELEASE_LTO: 'off',
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
    CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  };
  const crate = ['secantus-mdb', '--version', version, '--locked', '--ignore-rust-version'];
  const install = ['install', ...crate, '--root', folder];
  // From a folder of its own: cargo would read a configuration that it finds above.
  await withProgress(say, 'mongodb', 'building secantusd-rs with cargo, once (3 to 9 minutes)', () =>
    run('cargo', install, { cwd: folder, env, log: join(folder, 'build.log') }),
  );
  rmSync(target, { recursive: true, force: true });
  const program = secantusProgram(cacheDir);
  if (!existsSync(program)) throw new Error(`cargo built no ${program}.`);
  return program;
}
