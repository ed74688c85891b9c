import type { ClientMessage, ServerMessage } from '@moons/contracts/circles/chat';
import { heartDisplayMs, ServerMessage as ServerMessageSchema } from '@moons/contracts/circles/chat';
import { ChatLine, type ChatSocket } from './chat-line.ts';
import { type ChatState, initialState } from './chat-state.ts';
import { Conversation } from './conversation.ts';
import { Outgoing } from './outgoing.ts';
import type { Unsent } from './shown-message.ts';
import { type KeyValueStore, UnsentStore } from './unsent-store.ts';

export interface ChatOptions {
  readonly streamId: string;
  readonly memberId: string;
  readonly openSocket: () => ChatSocket;
  readonly storage: KeyValueStore;
  readonly newId?: () => string;
  readonly random?: () => number;
}
type DataOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T; data: unknown }>['data'];

const rejoinMs = 2_000;

/**
 * Her line to one room: joins, resumes from the last number after every break, keeps what she wrote
 * until it is acknowledged and sends it again under the same id. Knows nothing of React.
 */
export class ChatConnection {
  readonly #options: ChatOptions;
  readonly #unsent: UnsentStore;
  readonly #line: ChatLine;
  readonly #outgoing: Outgoing;
  readonly #conversation = new Conversation();
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** A join is on its way: gaps are being filled. */
  #joining = false;
  #ownId: string | undefined;
  #state: ChatState;

  constructor(options: ChatOptions) {
    const { openSocket, storage, memberId, streamId, random } = options;
    this.#options = options;
    this.#unsent = new UnsentStore(storage, memberId, streamId);
    this.#outgoing = new Outgoing(this.#unsent, {
      transmit: (unsent) => this.#transmit(toMessage(unsent, streamId)),
      onSilence: () => this.#line.giveUp(),
    });
    const events = {
      onOpen: () => this.#sendJoin(),
      onMessage: (data: unknown) => this.#receive(data),
      onBreak: (soon: boolean) => this.#broke(soon),
    };
    this.#line = new ChatLine(openSocket, events, random);
    this.#state = { ...initialState, lines: this.#conversation.lines(this.#unsent.items) };
  }

  readonly getState = (): ChatState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  join(): void {
    if (this.#line.isWanted) return;
    this.#update({ status: 'connecting', refusal: undefined });
    this.#line.start();
  }

  /** Leaves the room. What was not acknowledged stays kept for her next visit. */
  leave(): void {
    if (this.#state.status === 'joined') this.#transmit({ type: 'leave_stream', ...this.#room });
    this.#end();
    this.#update({ status: 'idle', hearts: 0, participantCount: undefined });
  }

  networkLost(): void {
    this.#line.networkLost();
  }

  networkBack(): void {
    this.#line.networkBack();
  }

  /** Keeps the words and sends them as soon as the room can be reached. Blank text is ignored. */
  say(words: string, { kind, isAnonymous }: { kind: 'chat' | 'prayer'; isAnonymous: boolean }): boolean {
    const text = words.trim();
    if (text === '') return false;
    const clientId = (this.#options.newId ?? (() => crypto.randomUUID()))();
    this.#outgoing.add({ clientId, kind, text, isAnonymous, writtenAt: new Date().toISOString() });
    this.#update({});
    return true;
  }

  /** A heart lives for the moment: it is not kept for later. */
  heart(): void {
    if (this.#state.status === 'joined') this.#transmit({ type: 'heart_reaction', ...this.#room });
  }

  get #room(): { streamId: string } {
    return { streamId: this.#options.streamId };
  }

  #sendJoin(): void {
    const { lastSeq } = this.#conversation;
    this.#joining = true;
    const data = { role: 'participant' as const, ...(lastSeq === undefined ? {} : { since: lastSeq }) };
    this.#transmit({ type: 'join_stream', ...this.#room, data });
  }

  #broke(soon: boolean): void {
    this.#joining = false;
    this.#outgoing.pause();
    this.#update({ status: soon ? 'returning' : 'away' });
  }

  #receive(data: unknown): void {
    const message = readServerMessage(data);
    if (!message) return;
    if ('seq' in message) this.#numbered(message);
    else if (message.type === 'joined') this.#joined(message.data);
    else if (message.type === 'acknowledged') this.#acknowledged(message.data);
    else if (message.type === 'heart_reaction') this.#heartCame();
    else if (message.type === 'error') this.#failed(message.data);
    else this.#update({ participantCount: message.data.participantCount });
  }

  #joined({ userId, resume, lastSeq, participantCount }: DataOf<'joined'>): void {
    this.#joining = false;
    this.#line.settled();
    this.#ownId = userId;
    if (resume === 'reload') this.#conversation.clear();
    if (lastSeq === 0) this.#conversation.lastSeq = 0;
    this.#outgoing.resume();
    this.#update({ status: 'joined', participantCount, refusal: undefined });
  }

  #numbered(message: Extract<ServerMessage, { seq: number }>): void {
    const result = this.#conversation.take(message, this.#ownId);
    if (result === 'gap' && !this.#joining) this.#sendJoin();
    if (result !== 'taken') return;
    // Her own words with a number are stored, whether or not their acknowledgement arrives.
    if (message.data.clientId !== undefined) this.#outgoing.settle(message.data.clientId);
    this.#update({});
  }

  #acknowledged({ clientId, seq }: DataOf<'acknowledged'>): void {
    const unsent = this.#outgoing.settle(clientId);
    if (unsent) this.#conversation.acknowledge(unsent, seq);
    this.#update({});
  }

  #heartCame(): void {
    this.#update({ hearts: this.#state.hearts + 1 });
    this.#later(() => this.#update({ hearts: Math.max(0, this.#state.hearts - 1) }), heartDisplayMs);
  }

  #failed({ code, error, clientId }: DataOf<'error'>): void {
    const passes = code === 'service.unavailable' || code === 'ws.rate-limited';
    if (passes && clientId !== undefined) return this.#outgoing.retryLater(clientId);
    if (passes) return this.#later(() => this.#joining && this.#sendJoin(), rejoinMs);
    if (code === 'ws.not-joined') {
      if (clientId !== undefined) this.#outgoing.retryLater(clientId);
      return this.#joining ? undefined : this.#sendJoin();
    }
    if (clientId !== undefined) {
      const unsent = this.#outgoing.settle(clientId);
      if (unsent) this.#conversation.refuse(unsent, error);
      return this.#update({});
    }
    if (!code.startsWith('stream.')) return;
    this.#end();
    this.#update({ status: 'refused', refusal: { code, error }, participantCount: undefined });
  }

  #end(): void {
    this.#line.end();
    this.#joining = false;
    this.#outgoing.pause();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #transmit(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message));
  }

  #later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #update(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change, lines: this.#conversation.lines(this.#unsent.items) };
    for (const listener of this.#listeners) listener();
  }
}

function readServerMessage(data: unknown): ServerMessage | undefined {
  try {
    const parsed = ServerMessageSchema.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function toMessage({ clientId, kind, text, isAnonymous }: Unsent, streamId: string): ClientMessage {
  if (kind === 'prayer' && isAnonymous) {
    return { type: 'prayer_request', streamId, data: { intention: text, clientId } };
  }
  return {
    type: 'chat_message',
    streamId,
    data: { message: text, messageType: kind, isAnonymous, clientId },
  };
}
