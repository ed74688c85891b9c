import { connect, type Socket } from 'node:net';
import type { Load } from './load.ts';

type OnAnswer = (asker: Asker, status: number, due: number) => void;
const endOfHead = Buffer.from('\r\n\r\n');

/** One kept connection that asks the same thing again and again: about as cheap as Node can. */
export class Asker {
  readonly #socket: Socket;
  readonly #request: Buffer;
  readonly #onAnswer: OnAnswer;
  #due = 0;
  #status = 0;
  /** Bytes of the body that are still to come; undefined while the head is read. */
  #missing: number | undefined;
  #head: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket, request: Buffer, onAnswer: OnAnswer) {
    this.#socket = socket;
    this.#request = request;
    this.#onAnswer = onAnswer;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  static async open(wanted: Load, onAnswer: OnAnswer): Promise<Asker> {
    const socket = connect({ port: wanted.port, host: '127.0.0.1', noDelay: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Asker(socket, written(wanted), onAnswer);
  }

  ask(due: number): void {
    this.#due = due;
    this.#socket.write(this.#request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    let body = chunk;
    if (this.#missing === undefined) {
      const all = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk;
      const at = all.indexOf(endOfHead);
      if (at < 0) return void (this.#head = all);
      const head = all.toString('latin1', 0, at);
      this.#head = Buffer.alloc(0);
      this.#status = Number(head.slice(9, 12));
      const length = /content-length: *(\d+)/i.exec(head)?.[1];
      if (length === undefined) throw new Error(`An answer says no length:\n${head}`);
      this.#missing = Number(length);
      body = all.subarray(at + 4);
    }
    this.#missing -= body.length;
    if (this.#missing > 0) return;
    this.#missing = undefined;
    this.#onAnswer(this, this.#status, this.#due);
  }
}

function written({ port, path, method = 'GET', headers = {}, body }: Load): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: `localhost:${port}`, accept: 'application/json', ...headers, ...length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
