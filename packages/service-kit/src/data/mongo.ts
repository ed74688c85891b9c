import mongoose, { type Connection, type Schema } from 'mongoose';
import type { Logger } from 'pino';
import type { ModelDefinition } from './model-token.ts';

/** How long an operation waits for a server to be there: with the answer it stays under one second. */
const selectionMs = 600;
const retryMs = 500;

/**
 * The connection to the service's own database. It never buffers and never throws at start: while the
 * server is away every operation fails at once, and it heals by itself.
 */
export class Mongo {
  readonly connection: Connection;
  readonly #url: string;
  readonly #log: Logger;
  readonly #prepare: (() => Promise<void>)[] = [];
  #stopped = false;
  #prepared = false;
  #away = false;
  #ready: Promise<void> | undefined;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
    this.connection = mongoose.createConnection();
    this.connection.set('bufferCommands', false);
    // Without a listener an 'error' event would end the process.
    this.connection.on('error', (error) => log.warn({ err: error }, 'mongo connection'));
  }

  /** Its collection and indexes are made as soon as the server is there. */
  addModels(models: readonly ModelDefinition[]): void {
    for (const { name, schema } of models) {
      schema.set('bufferCommands', false);
      schema.set('autoIndex', false);
      schema.set('autoCreate', false);
      this.connection.model(name, schema as Schema);
    }
  }

  /** Runs once the server is there and the indexes are made, before `whenReady` resolves. */
  onPrepare(work: () => Promise<void>): void {
    this.#prepare.push(work);
  }

  /** Keeps trying in the background; resolves when the database is usable. */
  start(): Promise<void> {
    this.#ready ??= this.#open();
    return this.#ready;
  }

  /** Known to be unreachable: what would wait for it in vain is refused at once. */
  get away(): boolean {
    return this.#away;
  }

  /** Whether collections and unique indexes are there: nothing is written before. */
  get prepared(): boolean {
    return this.#prepared;
  }

  /** Whether the server answers now. */
  async answers(): Promise<boolean> {
    if (!this.#prepared || this.connection.readyState !== 1) return false;
    try {
      await this.connection.db?.command({ ping: 1 }, { timeoutMS: selectionMs });
      return true;
    } catch {
      return false;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.connection.close(true).catch(() => {});
  }

  async #open(): Promise<void> {
    for (let attempt = 0; !this.#stopped; attempt += 1) {
      try {
        if (this.connection.readyState !== 1) {
          await this.connection.openUri(this.#url, {
            serverSelectionTimeoutMS: selectionMs,
            connectTimeoutMS: selectionMs,
            waitQueueTimeoutMS: 5_000,
            heartbeatFrequencyMS: 2_000,
            maxPoolSize: 20,
            bufferCommands: false,
            autoIndex: false,
            autoCreate: false,
          });
        }
        this.#watch();
        await this.#makeCollections();
        for (const work of this.#prepare) await work();
        this.#prepared = true;
        return;
      } catch (error) {
        if (attempt % 20 === 0) this.#log.warn({ err: error }, 'mongo is not there yet');
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  #watch(): void {
    const client = this.connection.getClient();
    client.removeAllListeners('serverHeartbeatFailed').on('serverHeartbeatFailed', () => (this.#away = true));
    client
      .removeAllListeners('serverHeartbeatSucceeded')
      .on('serverHeartbeatSucceeded', () => (this.#away = false));
  }

  // Made beforehand: a collection that a transaction makes itself collides with its neighbours.
  async #makeCollections(): Promise<void> {
    const db = this.connection.db;
    if (!db) throw new Error('mongo connection without a database');
    const present = new Set(
      (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
    );
    for (const model of Object.values(this.connection.models)) {
      if (!present.has(model.collection.collectionName)) await model.createCollection();
      await model.createIndexes();
    }
  }
}
