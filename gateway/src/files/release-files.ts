import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSafeName } from '../releases/copy-release.ts';
import { encodingSuffix, type Encoding } from './accepted-encoding.ts';

export interface StoredFile {
  readonly body: Buffer;
  readonly encoding: Encoding | undefined;
}

const cacheBytes = 48 * 1024 * 1024;
const largestCached = 2 * 1024 * 1024;

/** Files of releases, which never change: what was read once stays in memory, up to a bound. */
export class ReleaseFiles {
  readonly #folder: string;
  readonly #cache = new Map<string, StoredFile>();
  #size = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The smallest form that the client takes; `null` for what is no file of a release. */
  async read(name: string, encodings: readonly Encoding[]): Promise<StoredFile | null> {
    if (!isSafeName(name)) return null;
    const cacheKey = `${encodings.join()} ${name}`;
    const cached = this.#cache.get(cacheKey);
    if (cached) return cached;
    for (const encoding of [...encodings, undefined]) {
      const body = await this.#readOne(name + (encoding ? encodingSuffix[encoding] : ''));
      if (!body) continue;
      const file = { body, encoding };
      this.#keep(cacheKey, file);
      return file;
    }
    return null;
  }

  async #readOne(name: string): Promise<Buffer | undefined> {
    const path = join(this.#folder, name);
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? readFile(path) : undefined;
  }

  #keep(cacheKey: string, file: StoredFile): void {
    if (file.body.length > largestCached) return;
    if (this.#size + file.body.length > cacheBytes) {
      this.#cache.clear();
      this.#size = 0;
    }
    this.#cache.set(cacheKey, file);
    this.#size += file.body.length;
  }
}
