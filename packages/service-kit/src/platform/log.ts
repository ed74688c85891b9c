import type { Logger } from 'pino';

/** Injectable. Log lines of a service: choose the fields; never what a member wrote, her name or e-mail. */
export class Log {
  readonly #pino: Logger;

  constructor(pino: Logger) {
    this.#pino = pino;
  }

  info(fields: Readonly<Record<string, unknown>>, says: string): void {
    this.#pino.info(fields, says);
  }

  /** An error goes into the field `err`. */
  warn(fields: Readonly<Record<string, unknown>>, says: string): void {
    this.#pino.warn(fields, says);
  }

  error(fields: Readonly<Record<string, unknown>>, says: string): void {
    this.#pino.error(fields, says);
  }
}
