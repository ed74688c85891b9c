import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canInstallPackages, installPackages, onPath } from '../programs.ts';
import { withProgress, type Say } from '../say.ts';

const oldestMajor = 17;
const javaPackage = 'openjdk-17-jre-headless';

function majorOf(java: string): number {
  // `java -version` writes to stderr.
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

function present(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const home = env['JAVA_HOME'];
  const candidates = [home && join(home, 'bin', 'java'), onPath('java')];
  return candidates.find((java): java is string => Boolean(java) && majorOf(java as string) >= oldestMajor);
}

/** A Java that Keycloak runs on; installs Debian's when that is possible, else throws a sentence. */
export async function findJava(
  env: Readonly<Record<string, string | undefined>>,
  log: string,
  say: Say,
): Promise<string> {
  const found = present(env);
  if (found) return found;
  if (canInstallPackages()) {
    await withProgress(say, 'keycloak', `installing Debian's ${javaPackage}`, () =>
      installPackages([javaPackage], log),
    );
    const installed = present({});
    if (installed) return installed;
  }
  throw new Error(
    `Keycloak needs Java ${oldestMajor} or newer. Please install it (on Debian: apt install ${javaPackage}), or name a running Keycloak in KEYCLOAK_URL.`,
  );
}

/** Maven, which fetches Keycloak's distribution. */
export async function findMaven(log: string, say: Say): Promise<string> {
  if (!onPath('mvn') && canInstallPackages()) {
    await withProgress(say, 'keycloak', "installing Debian's maven", () => installPackages(['maven'], log));
  }
  const maven = onPath('mvn');
  if (maven) return maven;
  throw new Error(
    'Keycloak is fetched by Maven. Please install it (on Debian: apt install maven), or name a running Keycloak in KEYCLOAK_URL.',
  );
}

/** Unpacks a tar archive. */
export const untar = (archive: string, into: string): void =>
  void execFileSync('tar', ['xzf', archive, '-C', into]);
