import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../programs.ts';
import { withProgress } from '../say.ts';
import { findJava, findMaven, untar } from './java.ts';
import type { PartContext } from './way.ts';

export const keycloakVersion = '26.7.3';

/** Frozen into the distribution by `kc.sh build`; anything else is given at the start. */
const buildOptions = [
  '--db=dev-file',
  '--http-relative-path=/auth',
  '--health-enabled=true',
  '--http-management-health-enabled=false',
];

export interface Distribution {
  home: string;
  java: string;
}

export const keycloakCache = (cacheDir: string): string => join(cacheDir, `keycloak-${keycloakVersion}`);

/** Keycloak, fetched from Maven Central and built once for our options. */
export async function keycloakDistribution(context: PartContext): Promise<Distribution & { fresh: boolean }> {
  const { cacheDir, env, say } = context;
  const cache = keycloakCache(cacheDir);
  mkdirSync(cache, { recursive: true });
  const log = join(cache, 'build.log');
  const java = await findJava(env, log, say);
  const key = createHash('sha256').update(buildOptions.join()).digest('hex').slice(0, 8);
  const home = join(cache, `built-${key}`);
  if (existsSync(home)) return { home, java, fresh: false };

  const archive = join(cache, `keycloak-quarkus-dist-${keycloakVersion}.tar.gz`);
  if (!existsSync(archive)) {
    const maven = await findMaven(log, say);
    const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${keycloakVersion}:tar.gz`;
    const part = join(cache, `download-${process.pid}`);
    // dependency:copy and tar: dependency:unpack cuts names of over 100 characters.
    const copy = ['-B', '-q', 'dependency:copy', artifact, `-DoutputDirectory=${part}`];
    await withProgress(say, 'keycloak', 'fetching its distribution with Maven, once (176 MB)', () =>
      run(maven, copy, { cwd: cache, log }),
    );
    renameSync(join(part, `keycloak-quarkus-dist-${keycloakVersion}.tar.gz`), archive);
    rmSync(part, { recursive: true, force: true });
  }
  const unpacked = join(cache, `unpack-${process.pid}`);
  mkdirSync(unpacked, { recursive: true });
  untar(archive, unpacked);
  const built = join(unpacked, `keycloak-${keycloakVersion}`);
  const javaEnv = { JAVA: java, JAVA_OPTS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx512m' };
  await withProgress(say, 'keycloak', 'building it for our options, once', () =>
    run(join(built, 'bin', 'kc.sh'), ['build', ...buildOptions], { env: javaEnv, log }),
  );
  writeFileSync(join(built, '.moons'), buildOptions.join('\n'));
  // Renamed when whole, so that a build cut short is never taken for one.
  if (!existsSync(home)) renameSync(built, home);
  rmSync(unpacked, { recursive: true, force: true });
  rmSync(archive, { force: true });
  return { home, java, fresh: true };
}
