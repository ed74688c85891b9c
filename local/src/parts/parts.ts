import type { PartName } from '../house-options.ts';
import type { Secrets } from '../secrets.ts';
import type { ProcessSpec } from '../supervisor.ts';
import { findInbox } from './inbox.ts';
import type { RealmSettings } from './keycloak-settings.ts';
import { findKeycloak, type Keycloak } from './keycloak.ts';
import { findLivekit, type Livekit } from './livekit.ts';
import { findMongodb } from './mongodb.ts';
import { findRedis } from './redis.ts';
import type { PartContext } from './way.ts';

export interface FoundParts {
  processes: ProcessSpec[];
  /** What is to be done once a part answers. */
  prepare: Partial<Record<PartName, () => Promise<void>>>;
  mongoUrl: (database: string) => string;
  redisUrl: string;
  keycloakUrl: string;
  keycloakConsole: Keycloak['console'];
  smtpUrl: string | undefined;
  inboxUrl: string | undefined;
  livekit: Livekit | undefined;
  livekitLater: (() => Promise<Livekit>) | undefined;
}

interface Search {
  context: PartContext;
  wanted: readonly PartName[];
  secrets: Secrets;
  realm: Omit<RealmSettings, 'gatewaySecret' | 'membershipSecret' | 'smtp'>;
}

/** Finds every wanted part. Those that take long to fetch or build are looked for at the same time. */
export async function findParts({ context, wanted, secrets, realm }: Search): Promise<FoundParts> {
  const { ports } = context;
  const find = <T>(name: PartName, search: () => Promise<T>) =>
    wanted.includes(name) ? search() : Promise.resolve(undefined);

  const inbox = await find('inbox', () => findInbox(context));
  const settings: RealmSettings = {
    ...realm,
    gatewaySecret: secrets.gatewayClient,
    membershipSecret: secrets.membershipClient,
    smtp: smtpAddress(inbox?.smtpUrl),
  };
  const [mongodb, redis, keycloak] = await Promise.all([
    find('mongodb', () => findMongodb(context)),
    find('redis', () => findRedis(context)),
    find('keycloak', () => findKeycloak(context, settings)),
  ]);
  const keys = { key: 'moons', secret: secrets.livekitSecret };
  const livekit = wanted.includes('livekit') ? findLivekit(context, keys) : undefined;
  const video = livekit && 'now' in livekit ? livekit.now : undefined;
  const all = [mongodb, redis, keycloak, inbox, video];
  return {
    processes: all.flatMap((part) => (part?.process ? [part.process] : [])),
    prepare: {
      ...(mongodb?.prepare ? { mongodb: mongodb.prepare } : {}),
      ...(keycloak?.prepare ? { keycloak: keycloak.prepare } : {}),
    },
    mongoUrl: mongodb?.url ?? ((database) => `mongodb://127.0.0.1:${ports.mongodb}/${database}`),
    redisUrl: redis?.url ?? `redis://127.0.0.1:${ports.redis}`,
    keycloakUrl: keycloak?.url ?? `http://127.0.0.1:${ports.keycloak}`,
    keycloakConsole: keycloak?.console,
    smtpUrl: inbox?.smtpUrl,
    inboxUrl: inbox?.pageUrl,
    livekit: video,
    livekitLater: livekit && 'later' in livekit ? livekit.later : undefined,
  };
}

function smtpAddress(url: string | undefined): RealmSettings['smtp'] {
  if (!url) return undefined;
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 25) };
}
