import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { repo } from '../paths.ts';
import { freePort } from '../ports.ts';
import { answersOk } from '../ready.ts';
import { withProgress, type Say } from '../say.ts';
import { Supervisor, type ProcessSpec } from '../supervisor.ts';
import { keycloakCache, keycloakVersion, type Distribution } from './keycloak-distribution.ts';

const realmFolder = join(repo, 'deploy', 'keycloak', 'realm');
const themeFolder = join(repo, 'deploy', 'keycloak', 'theme');
const realmFiles = ['moons-realm.json', 'moons-users-0.json'];
const database = join('data', 'h2', 'keycloakdb.mv.db');

export const adminUser = 'admin';

export interface InstanceOptions {
  home: string;
  port: number;
  origin: string;
}

/** Keycloak runs from a folder of its own that borrows the distribution's libraries: one build serves all. */
export function keycloakProcess(
  distribution: Distribution,
  { home, port, origin }: InstanceOptions,
  admin?: string,
): ProcessSpec {
  for (const folder of ['data/import', 'conf', 'providers'])
    mkdirSync(join(home, folder), { recursive: true });
  for (const shared of ['lib', 'themes']) {
    rmSync(join(home, shared), { force: true });
    symlinkSync(join(distribution.home, shared), join(home, shared));
  }
  const direct = `http://127.0.0.1:${port}/auth`;
  const jvm = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Xms64m',
    '-Xmx384m',
    '-XX:MaxMetaspaceSize=256m',
  ];
  const opened = ['util', 'util.concurrent', 'security', 'lang'].map(
    (p) => `--add-opens=java.base/java.${p}=ALL-UNNAMED`,
  );
  const system = {
    'file.encoding': 'UTF-8',
    'user.language': 'en',
    'user.country': 'US',
    'kc.home.dir': home,
    'jboss.server.config.dir': join(home, 'conf'),
    'java.util.logging.manager': 'org.jboss.logmanager.LogManager',
    'java.util.concurrent.ForkJoinPool.common.threadFactory':
      'io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory',
    'picocli.disable.closures': 'true',
    'quarkus-log-max-startup-records': '10000',
  };
  const properties = Object.entries(system).map(([name, value]) => `-D${name}=${value}`);
  const start = ['start', '--optimized', '--cache=local', ...(admin ? ['--import-realm'] : [])];
  const http = ['--http-enabled=true', '--http-host=127.0.0.1', `--http-port=${port}`];
  // The product's origin is the public face; the console has only the direct address.
  const names = [`--hostname=${origin}/auth`, `--hostname-admin=${direct}`];
  const proxy = ['--proxy-headers=xforwarded', '--proxy-trusted-addresses=127.0.0.1'];
  const theme = [`--spi-theme--folder--dir=${themeFolder}`, '--spi-theme--cache-themes=false'];
  const fresh = ['--spi-theme--cache-templates=false', '--spi-theme--static-max-age=-1'];
  return {
    name: 'keycloak',
    kind: 'part',
    command: distribution.java,
    args: [
      ...jvm,
      '-XX:+ExitOnOutOfMemoryError',
      ...opened,
      '--enable-native-access=ALL-UNNAMED',
      ...properties,
      ...[
        '-cp',
        join(distribution.home, 'lib', 'quarkus-run.jar'),
        'io.quarkus.bootstrap.runner.QuarkusEntryPoint',
      ],
      ...[...start, ...http, ...names, ...proxy, ...theme, ...fresh],
    ],
    env: () => ({
      KC_LOG_LEVEL: 'warn,io.smallrye.health:off',
      ...(admin ? { KC_BOOTSTRAP_ADMIN_USERNAME: adminUser, KC_BOOTSTRAP_ADMIN_PASSWORD: admin } : {}),
    }),
    ready: async () => (await answersOk(`${direct}/health/ready`)) && answersOk(`${direct}/realms/moons`),
    readyWithinMs: 180_000,
  };
}

/** The realm as imported: its files and Keycloak's version; what differs per house is set after the start. */
function realmKey(): string {
  const hash = createHash('sha256').update(keycloakVersion);
  // Its content, not its layout: formatting the file is no reason to lose a database.
  for (const file of realmFiles) {
    hash.update(JSON.stringify(JSON.parse(readFileSync(join(realmFolder, file), 'utf8'))));
  }
  return hash.digest('hex').slice(0, 16);
}

export interface Template {
  key: string;
  file: string;
  adminPassword: string;
}

/** A database with the realm in it, imported once per realm: a start from a copy takes seconds. */
export async function realmTemplate(
  distribution: Distribution,
  cacheDir: string,
  say: Say,
): Promise<Template> {
  const key = realmKey();
  const folder = join(keycloakCache(cacheDir), 'templates');
  const file = join(folder, `${key}.mv.db`);
  const passwordFile = join(folder, `${key}.admin`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const adminPassword = randomBytes(12).toString('base64url');
    const home = join(keycloakCache(cacheDir), `import-${process.pid}`);
    await withProgress(say, 'keycloak', 'importing the realm, once', () =>
      importRealm(distribution, home, adminPassword),
    );
    writeFileSync(passwordFile, adminPassword, { mode: 0o600 });
    renameSync(join(home, database), file);
    rmSync(home, { recursive: true, force: true });
  }
  return { key, file, adminPassword: readFileSync(passwordFile, 'utf8') };
}

async function importRealm(distribution: Distribution, home: string, adminPassword: string): Promise<void> {
  const options = { home, port: await freePort(), origin: 'http://localhost:3000' };
  const spec = keycloakProcess(distribution, options, adminPassword);
  for (const file of realmFiles) copyFileSync(join(realmFolder, file), join(home, 'data', 'import', file));
  const quiet = () => undefined;
  const once = new Supervisor({
    say: quiet,
    logDir: join(home, 'log'),
    pidFile: join(home, 'processes.json'),
  });
  once.define(spec);
  once.start(spec.name);
  try {
    await once.waitReady(spec.name);
  } finally {
    await once.stopAll();
  }
}

/** Gives an instance its database; a changed realm means a new one (and the accounts of the old are gone). */
export function placeDatabase(home: string, template: Template, say: Say): void {
  const stamp = join(home, 'realm.key');
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (before === template.key && existsSync(join(home, database))) return;
  if (before !== undefined) say('keycloak', 'the realm has changed: starting with its new accounts');
  rmSync(join(home, 'data', 'h2'), { recursive: true, force: true });
  mkdirSync(join(home, 'data', 'h2'), { recursive: true });
  copyFileSync(template.file, join(home, database));
  writeFileSync(stamp, template.key);
}
