import 'reflect-metadata';

export { startService } from './start-service.ts';
export type { RunningService, ServiceApp, ServiceOptions } from './service-options.ts';
export type { Injector } from './injector.ts';
export { Refusal, unavailable } from './refusal.ts';
export { Configuration } from './config.ts';

export { AccessTokens } from './auth/access-token.ts';
export { hasAnyRole, type Caller } from './auth/caller.ts';
export { Handles, IdempotencyKey, Input, MaybeMe, Me, RawRequest, Reply } from './http/handles.ts';
export { nextLink, ReplyHandle } from './http/reply.ts';
export { forbidden } from './http/call.guard.ts';

export { Entitlements } from './data/entitlements.ts';
export { isAway, isDuplicate } from './data/failures.ts';
export { Files, type StoredFile } from './data/files.ts';
export { fingerprint } from './data/fingerprint.ts';
export { Idempotency } from './data/idempotency.ts';
export { memberSchema } from './data/member-schema.ts';
export { MemberStore, type Owned, type Stored } from './data/member-store.ts';
export { InjectModel, modelToken, type ModelDefinition } from './data/model-token.ts';
export { newestFirst, paging, type NextPage } from './data/paging.ts';
export { Mongo } from './data/mongo.ts';
export { RedisClients, type Redis } from './data/redis.ts';
export { Sealer } from './data/sealer.ts';
export { Transactions } from './data/transactions.ts';

export { handleEvent, type EventContext, type EventHandler } from './events/handle-event.ts';
export { Outbox } from './events/outbox.ts';

export { defineSubgraph, federatedSdl, type Subgraph, type SubgraphContext } from './graphql/subgraph.ts';

export { Clock } from './platform/clock.ts';
export { defineJob, Jobs, type JobDefinition } from './platform/jobs.ts';
export { Log } from './platform/log.ts';
export { Metrics } from './platform/metrics.ts';
export { Mail, type MailMessage } from './platform/mail.ts';
