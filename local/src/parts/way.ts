import type { Say } from '../say.ts';
import type { Ports } from '../ports.ts';

export interface PartContext {
  ports: Ports;
  dataDir: string;
  cacheDir: string;
  env: Readonly<Record<string, string | undefined>>;
  say: Say;
}

/** One way to come by a part: it is there, or a few words why not. */
export type Finding<T> = { found: T; took: string } | { missing: string };
export type Way<T> = () => Promise<Finding<T>>;

/**
 * Tries the ways in their order (design, section 7) and says in one line which was taken and why.
 * Throws one sentence with all reasons when there is none.
 */
export async function firstOf<T>(part: string, ways: readonly Way<T>[], say: Say): Promise<T> {
  const reasons: string[] = [];
  for (const way of ways) {
    const result = await way();
    if ('found' in result) {
      say(part, reasons.length > 0 ? `${result.took} (${reasons.join(', ')})` : result.took);
      return result.found;
    }
    reasons.push(result.missing);
  }
  throw new Error(`There is no ${part} to be had here: ${reasons.join(', ')}.`);
}

/** The first way of every part: an address that the environment gives. */
export function fromEnvironment<T>(
  env: PartContext['env'],
  name: string,
  use: (address: string) => T,
): Way<T> {
  return async () => {
    const address = env[name];
    return address ? { found: use(address), took: `the one that ${name} names` } : { missing: `no ${name}` };
  };
}
