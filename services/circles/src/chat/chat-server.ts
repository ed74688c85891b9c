import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { maxFrameBytes, wsPath } from '@moons/contracts/circles/chat';
import type { Caller } from '@moons/service-kit';
import { chatError } from './chat-error.ts';
import type { ChatHandler } from './chat-handler.ts';
import { Connection } from './connection.ts';
import { parseFrame } from './parse-frame.ts';
import { answerUpgrade } from './refuse-upgrade.ts';
import type { Rooms } from './rooms.ts';

const heartbeatMs = 25_000;
const maxBroken = 5;
const maxLimited = 100;
/** Tabs of one member on one instance. */
const maxConnectionsEach = 20;
const close = { unsupported: 1003, malformed: 1007, policy: 1008, restart: 1012, renew: 4001 } as const;

/** Answers the caller of an access token, null when it is missing or not valid; rejects when it cannot tell. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>;

/** `/ws` beside the HTTP service: upgrades, reads frames, watches over connections. */
export class ChatServer {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  });
  readonly #connections = new Set<Connection>();
  #heartbeat: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(
    private readonly handler: ChatHandler,
    private readonly rooms: Rooms,
    private readonly authenticate: Authenticate,
  ) {}

  /** Open connections on this instance. */
  get size(): number {
    return this.#connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
    this.#heartbeat.unref();
    this.rooms.start();
  }

  /** Sends everyone to another instance: a client that hears 1012 comes back at once. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#heartbeat);
    for (const { socket } of this.#connections) socket.close(close.restart, 'restarting');
    const until = Date.now() + 2_000;
    while (this.#connections.size > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const { socket } of this.#connections) socket.terminate();
    this.rooms.stop();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const onError = (): void => void socket.destroy();
    socket.on('error', onError);
    const path = request.url?.split('?', 1)[0];
    if (path !== wsPath) return answerUpgrade(socket, 404, 'request.not-found', 'There is nothing here.');
    if (this.#stopping)
      return answerUpgrade(socket, 503, 'service.unavailable', 'Please try again in a moment.');
    let caller: Caller | null;
    try {
      caller = await this.authenticate(request.headers.authorization);
    } catch {
      return answerUpgrade(socket, 503, 'service.unavailable', 'Please try again in a moment.');
    }
    if (!caller) return answerUpgrade(socket, 401, 'auth.required', 'Please log in first.');
    socket.off('error', onError);
    const known = caller;
    this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, socket, known));
  }

  #welcome(socket: WebSocket, raw: Duplex, caller: Caller): void {
    const connection = new Connection(socket, raw, caller);
    const others = [...this.#connections].filter((other) => other.caller.memberId === caller.memberId);
    this.#connections.add(connection);
    const expiry = setTimeout(() => socket.close(close.renew, 'renew'), msUntilRenewal(caller.token));
    expiry.unref();
    socket.on('error', () => {}); // a broken frame: ws closes with the fitting code by itself
    socket.on('pong', () => (connection.alive = true));
    socket.on('message', (data, isBinary) => this.#receive(connection, data, isBinary));
    socket.on('close', () => {
      clearTimeout(expiry);
      this.#connections.delete(connection);
      connection.tail = connection.tail.then(() => this.handler.gone(connection));
    });
    if (others.length >= maxConnectionsEach) socket.close(close.policy, 'too many connections');
  }

  #receive(from: Connection, data: RawData, isBinary: boolean): void {
    if (!from.isOpen) return;
    if (isBinary) return from.socket.close(close.unsupported, 'text only');
    const parsed = parseFrame(data.toString());
    if (!from.frames.take()) {
      from.limited += 1;
      if (from.limited > maxLimited) return from.socket.close(close.policy, 'too fast');
      return from.send(chatError('ws.rate-limited', aboutOf(parsed)));
    }
    if ('refused' in parsed) {
      from.send(parsed.refused);
      from.malformed += parsed.broken ? 1 : 0;
      if (from.malformed >= maxBroken) from.socket.close(close.malformed, 'not a message');
      return;
    }
    from.tail = from.tail.then(() => this.handler.handle(from, parsed.message));
  }

  #beat(): void {
    for (const connection of this.#connections) {
      if (!connection.alive) connection.socket.terminate();
      else {
        connection.alive = false;
        connection.socket.ping();
      }
    }
  }
}

function aboutOf(parsed: ReturnType<typeof parseFrame>): { streamId?: string; clientId?: string } {
  if (!('message' in parsed)) return {};
  const { streamId, data } = parsed.message;
  return data && 'clientId' in data ? { streamId, clientId: data.clientId } : { streamId };
}

/**
 * A socket must not outlive the login by long: some time after its token's end it is closed, and the
 * client comes back through the gateway with a fresh one.
 */
function msUntilRenewal(token: string): number {
  const graceMs = 60_000;
  const longestMs = 60 * 60 * 1000;
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: number;
    };
    const left = (payload.exp ?? 0) * 1000 - Date.now();
    return Math.min(Math.max(left, 0) + graceMs, longestMs);
  } catch {
    return graceMs;
  }
}
