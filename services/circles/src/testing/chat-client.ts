import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { ClientMessage, NumberedMessage, ServerMessage } from '@moons/contracts/circles/chat';

/** For tests: one member's socket, and everything it received. */
export class ChatClient {
  readonly received: ServerMessage[] = [];
  closedWith: number | undefined;
  readonly #wake = new Set<() => void>();

  private constructor(
    readonly socket: WebSocket,
    readonly streamId: string,
  ) {
    socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)) as ServerMessage);
      for (const wake of this.#wake) wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      for (const wake of this.#wake) wake();
    });
    socket.on('error', () => {});
  }

  static async open(url: string, token: string, streamId: string): Promise<ChatClient> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    const client = new ChatClient(socket, streamId);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async join(since?: number): Promise<Extract<ServerMessage, { type: 'joined' }>> {
    const seen = this.received.length;
    const data = { role: 'participant' as const, ...(since === undefined ? {} : { since }) };
    this.send({ type: 'join_stream', streamId: this.streamId, data });
    await this.until(() =>
      this.received.slice(seen).some(({ type }) => type === 'joined' || type === 'error'),
    );
    const answer = this.received.slice(seen).find(({ type }) => type === 'joined' || type === 'error');
    if (answer?.type !== 'joined') throw new Error(`not joined: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Returns the client id of what was said. */
  say(message: string, more: { clientId?: string; isAnonymous?: boolean; userId?: string } = {}): string {
    const { clientId = randomUUID(), isAnonymous = false, userId } = more;
    const data = { message, messageType: 'chat' as const, isAnonymous, clientId };
    this.send({ type: 'chat_message', streamId: this.streamId, ...(userId ? { userId } : {}), data });
    return clientId;
  }

  get numbered(): NumberedMessage[] {
    return this.received.filter((message): message is NumberedMessage => 'seq' in message);
  }
  get seqs(): number[] {
    return this.numbered.map(({ seq }) => seq);
  }
  get texts(): string[] {
    return this.numbered.map((m) => (m.type === 'chat_message' ? m.data.message : m.data.intention));
  }
  of<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.received.filter((m): m is Extract<ServerMessage, { type: T }> => m.type === type);
  }

  async until(holds: () => boolean, ms = 10_000): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const finish = (done: () => void) => {
        clearTimeout(timer);
        this.#wake.delete(check);
        done();
      };
      const check = () => (holds() ? finish(resolve) : undefined);
      const late = () => finish(() => reject(new Error(`not within ${ms} ms: ${holds.toString()}`)));
      const timer = setTimeout(late, ms);
      this.#wake.add(check);
    });
  }

  close(): void {
    this.socket.terminate();
  }
}

/** 1, 2, … n */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);
