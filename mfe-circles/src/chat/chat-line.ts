import { backOff } from './back-off.ts';

/** As much of a WebSocket as is needed here. */
export interface ChatSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface ChatLineEvents {
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** It broke and will be opened again; `soon` when the server asked her to come back. */
  readonly onBreak: (soon: boolean) => void;
}

/** 1012: the instance restarts; 4001: the login is renewed. Both want us back at once. */
const comeBackSoon = new Set([1012, 4001]);

/** A socket that opens itself again, later from try to try, until it is ended. */
export class ChatLine {
  #socket: ChatSocket | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #wanted = false;

  constructor(
    private readonly openSocket: () => ChatSocket,
    private readonly events: ChatLineEvents,
    private readonly random: (() => number) | undefined,
  ) {}

  get isWanted(): boolean {
    return this.#wanted;
  }

  start(): void {
    this.#wanted = true;
    this.#attempt = 0;
    this.#open();
  }

  end(): void {
    this.#wanted = false;
    this.#drop(1000);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** The room answered: the next break is a first one again. */
  settled(): void {
    this.#attempt = 0;
  }

  /** It seems open and is dead: give it up and open another. */
  giveUp(): void {
    this.#drop();
    this.#comeBack(1006);
  }

  /** The browser lost its network: do not wait for the socket to notice. */
  networkLost(): void {
    if (!this.#wanted) return;
    this.#drop();
    this.events.onBreak(false);
  }

  networkBack(): void {
    if (!this.#wanted || this.#socket) return;
    this.#attempt = 0;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#reconnect);
    const socket = this.openSocket();
    this.#socket = socket;
    socket.onopen = () => this.events.onOpen();
    socket.onmessage = ({ data }) => this.events.onMessage(data);
    socket.onclose = ({ code }) => {
      this.#drop();
      if (this.#wanted) this.#comeBack(code);
    };
  }

  #comeBack(code: number): void {
    this.events.onBreak(comeBackSoon.has(code) && this.#attempt === 0);
    this.#reconnect = setTimeout(() => this.#open(), backOff(this.#attempt, this.random));
    this.#attempt += 1;
  }

  #drop(code?: number): void {
    clearTimeout(this.#reconnect);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(code);
  }
}
