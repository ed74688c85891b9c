import { join } from 'node:path';
import type { ProcessSpec } from '../supervisor.ts';
import { keycloakDistribution, keycloakVersion } from './keycloak-distribution.ts';
import { keycloakProcess, placeDatabase, realmTemplate } from './keycloak-instance.ts';
import { applyRealmSettings, type RealmSettings } from './keycloak-settings.ts';
import { firstOf, fromEnvironment, type PartContext } from './way.ts';

export interface Keycloak {
  /** Direct address, without the gateway, ending in `/auth`'s host: `http://127.0.0.1:<port>`. */
  url: string;
  process?: ProcessSpec;
  console?: { address: string; user: string; password: string };
  /** To be done once it answers. */
  prepare?: () => Promise<void>;
}

/** Keycloak: an address (with our realm in it) → the distribution from Maven Central, kept in the cache. */
export function findKeycloak(context: PartContext, settings: RealmSettings): Promise<Keycloak> {
  const { env, cacheDir, dataDir, ports, say } = context;
  return firstOf<Keycloak>(
    'keycloak',
    [
      fromEnvironment(env, 'KEYCLOAK_URL', (url) => ({ url: url.replace(/\/(auth\/?)?$/, '') })),
      async () => {
        const distribution = await keycloakDistribution(context);
        const template = await realmTemplate(distribution, cacheDir, say);
        const home = join(dataDir, 'keycloak');
        const process = keycloakProcess(distribution, {
          home,
          port: ports.keycloak,
          origin: settings.origin,
        });
        placeDatabase(home, template, say);
        const url = `http://127.0.0.1:${ports.keycloak}`;
        const { adminPassword: password } = template;
        const took = distribution.fresh ? 'fetched and built into the cache' : 'from the cache';
        return {
          found: {
            url,
            process,
            console: { address: `${url}/auth/admin/`, user: 'admin', password },
            prepare: () => applyRealmSettings(`${url}/auth`, password, settings),
          },
          took: `${keycloakVersion}, ${took}`,
        };
      },
    ],
    say,
  );
}
