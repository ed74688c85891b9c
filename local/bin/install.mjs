// No package may be imported here: none is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = path.join(root, 'node_modules', '.bin', 'node');
const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether what npm noted at its last install is what the lockfile asks for (packages of other platforms aside). */
function isInstalled() {
  const noted = 'node_modules/.package-lock.json'; // npm writes it last: an install cut short has none
  if (!existsSync(node) || !existsSync(path.join(root, noted))) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf('package-lock.json')).every(([name, { version, link, optional }]) => {
    if (!name.startsWith('node_modules/') || optional) return true;
    return installed[name] && (link || installed[name].version === version);
  });
}

/** Installs the packages of the lockfile when they are not there; returns the project's own Node. */
export function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Thirteen Moons needs Node 20 or newer to start with; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return node;
  console.log('packages     installing what the lockfile asks for, once (a minute or two) …');
  const started = Date.now();
  const quiet = ['--no-progress', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...quiet], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(status ?? 1);
  }
  console.log(`packages     installed in ${Math.round((Date.now() - started) / 1000)} s`);
  return node;
}
