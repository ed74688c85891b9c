import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';

export type Outcome = 'answered' | 'unavailable' | 'timeout' | 'too-large' | 'client-gone' | 'broken';

export interface RelayOptions {
  readonly response: ServerResponse;
  headers(upstream: IncomingHttpHeaders): Record<string, string | string[]>;
  /** Once, at the end. Nothing has been written yet unless the outcome is `answered`, `broken` or `client-gone`. */
  settle(outcome: Outcome, status: number | undefined, error?: Error): void;
}

/** Copies an upstream's answer to the client as it comes, and stops the one when the other stops. */
export class Relay implements Dispatcher.DispatchHandler {
  readonly #options: RelayOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #status: number | undefined;
  #settled = false;
  readonly #onClose = () => {
    if (this.#settled) return;
    this.#settle('client-gone');
    this.#controller?.abort(new Error('the client left'));
  };

  constructor(options: RelayOptions) {
    this.#options = options;
    options.response.on('close', this.#onClose);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#settled) controller.abort(new Error('the client left'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#options.response.writeHead(status, this.#options.headers(headers));
    // A stream's first bytes may be long in coming: the page learns at once that it was let in.
    if (String(headers['content-type'] ?? '').startsWith('text/event-stream'))
      this.#options.response.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response } = this.#options;
    if (response.write(chunk) || this.#settled) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    if (this.#settled) return;
    this.#settle('answered');
    this.#options.response.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error & { code?: string }): void {
    if (this.#settled) return;
    if (!this.#options.response.headersSent) return this.#settle(outcomeOf(error), error);
    this.#settle('broken', error);
    this.#options.response.destroy(); // the length was promised: a cut tells the client, an end would lie
  }

  #settle(outcome: Outcome, error?: Error): void {
    this.#settled = true;
    this.#options.response.off('close', this.#onClose);
    this.#options.settle(outcome, this.#status, error);
  }
}

function outcomeOf(error: Error & { code?: string }): Outcome {
  if (error.name === 'Refused') return 'too-large';
  return error.code === 'UND_ERR_HEADERS_TIMEOUT' || error.code === 'UND_ERR_BODY_TIMEOUT'
    ? 'timeout'
    : 'unavailable';
}
