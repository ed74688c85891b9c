import { createRequire } from 'node:module';
import path from 'node:path';

export const require = createRequire(import.meta.url);
export const root = path.resolve(import.meta.dirname, '../../..');
/** Beside the other tools' caches: survives a build, is not part of the repository. */
export const cacheDirectory = path.join(root, 'node_modules/.cache/webpack');

const read = (name) => require(path.resolve(root, name, 'package.json'));
export const packageOf = (folder) => read(folder);
export const versionOf = (name) => read(path.join('node_modules', name)).version;
