import type { Provider } from '@nestjs/common';
import { eventStream } from '@moons/contracts/event';
import type { Logger } from 'pino';
import { AccessTokens } from './auth/access-token.ts';
import { Configuration } from './config.ts';
import { Entitlements, entitlementsModel } from './data/entitlements.ts';
import { Files } from './data/files.ts';
import { Idempotency, idempotencyModel } from './data/idempotency.ts';
import { modelToken } from './data/model-token.ts';
import { Mongo } from './data/mongo.ts';
import { RedisClients } from './data/redis.ts';
import { memberKeyModel, Sealer } from './data/sealer.ts';
import { Transactions } from './data/transactions.ts';
import { handledModel, parkedModel } from './events/event-log.ts';
import { OutboxPublisher } from './events/outbox-publisher.ts';
import { Outbox, outboxModel } from './events/outbox.ts';
import { tombstoneModel, Tombstones } from './events/tombstones.ts';
import { Clock } from './platform/clock.ts';
import { Jobs } from './platform/jobs.ts';
import { Log } from './platform/log.ts';
import { Mail } from './platform/mail.ts';
import { Metrics } from './platform/metrics.ts';
import type { ServiceOptions } from './service-options.ts';

const ownModels = [
  outboxModel,
  handledModel,
  parkedModel,
  idempotencyModel,
  memberKeyModel,
  entitlementsModel,
  tombstoneModel,
];

export type Parts = ReturnType<typeof createParts>;

/** Everything the kit brings, made once per process and by hand: Nest only hands it out. */
export function createParts(options: ServiceOptions, configuration: Configuration, log: Logger) {
  const { base } = configuration;
  const mongo = new Mongo(base.MONGO_URL, log);
  mongo.addModels([...ownModels, ...options.models]);
  const { connection } = mongo;
  const redis = new RedisClients(base.REDIS_URL, log);
  const clock = new Clock(base.CLOCK_OFFSET_MS);
  const transactions = new Transactions(mongo);
  const stream = base.EVENT_STREAM ?? eventStream;
  return {
    configuration,
    log,
    mongo,
    redis,
    clock,
    transactions,
    stream,
    outbox: new Outbox(connection, options.name, clock),
    publisher: new OutboxPublisher(connection, redis, stream, log),
    idempotency: new Idempotency(connection, transactions, base.SECRET_KEY),
    sealer: new Sealer(connection, base.SECRET_KEY),
    entitlements: new Entitlements(connection),
    tombstones: new Tombstones(mongo, base.SECRET_KEY),
    files: new Files(connection),
    mail: new Mail(base.SMTP_URL, base.MAIL_FROM, log),
    jobs: new Jobs(options.name, redis, log),
    metrics: new Metrics(options.name),
    tokens: new AccessTokens({
      issuer: base.OIDC_ISSUER,
      audience: base.OIDC_AUDIENCE,
      jwksUrl: base.OIDC_JWKS_URL,
    }),
  };
}

/** What a service's own classes can ask for in their constructors. */
export function partProviders(options: ServiceOptions, parts: Parts): Provider[] {
  return [
    { provide: Configuration, useValue: parts.configuration },
    { provide: Log, useValue: new Log(parts.log) },
    { provide: Mongo, useValue: parts.mongo },
    { provide: RedisClients, useValue: parts.redis },
    { provide: Clock, useValue: parts.clock },
    { provide: Transactions, useValue: parts.transactions },
    { provide: Outbox, useValue: parts.outbox },
    { provide: Idempotency, useValue: parts.idempotency },
    { provide: Sealer, useValue: parts.sealer },
    { provide: Entitlements, useValue: parts.entitlements },
    { provide: Tombstones, useValue: parts.tombstones },
    { provide: Files, useValue: parts.files },
    { provide: Mail, useValue: parts.mail },
    { provide: Jobs, useValue: parts.jobs },
    { provide: Metrics, useValue: parts.metrics },
    { provide: AccessTokens, useValue: parts.tokens },
    ...options.models.map(({ name }) => ({
      provide: modelToken(name),
      useValue: parts.mongo.connection.model(name),
    })),
  ];
}
