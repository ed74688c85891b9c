import type { Abstract, Provider, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CallDefinition, ServiceName } from '@moons/contracts/call';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod/mini';
import type { ModelDefinition } from './data/model-token.ts';
import type { EventHandler } from './events/handle-event.ts';
import type { Subgraph } from './graphql/subgraph.ts';
import type { Injector } from './injector.ts';
import type { JobDefinition } from './platform/jobs.ts';

/** The running application: injectables by `get`, and Nest's own handle for what needs the server (`/ws`). */
export interface ServiceApp extends Injector {
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  readonly nest: NestFastifyApplication;
}

export interface ServiceOptions {
  readonly name: ServiceName;
  /** A zod object: what this service reads from the environment besides the common part. */
  readonly extraConfig?: z.core.$ZodType;
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
  readonly models: readonly ModelDefinition[];
  /** Every call that this service must handle: it does not start while one has no handler. */
  readonly calls: readonly CallDefinition[];
  readonly subgraph: Subgraph;
  readonly handlers?: readonly EventHandler[];
  readonly jobs?: readonly JobDefinition[];
  /** All that this service keeps of her, as she would want to read it. */
  exportMember(memberId: string, app: ServiceApp): Promise<unknown>;
  /** Runs in the transaction of the event; the kit destroys her key and leaves a tombstone. */
  eraseMember(memberId: string, app: ServiceApp, session: ClientSession): Promise<void>;
  /** Idempotent; runs with SEED=1 once the database is there. */
  seed?(app: ServiceApp): Promise<void>;
  /** After the server listens. */
  onReady?(app: ServiceApp): Promise<void> | void;
  /** At the beginning of a graceful stop. */
  onStop?(app: ServiceApp): Promise<void> | void;
}

export interface RunningService {
  readonly app: ServiceApp;
  readonly url: string;
  /** Resolves when the database is usable and seeded. */
  readonly prepared: Promise<void>;
  /** Lets what runs finish (5 s at most), then closes everything. */
  stop(): Promise<void>;
}
