import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { wsPath } from '@moons/contracts/circles/chat';
import type { Config } from '../config.ts';
import { allowsUpgrade } from '../guards/same-origin.ts';
import { clientIp, splitUrl } from '../http/exchange.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../logger.ts';
import type { Session } from '../sessions/session.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { splice } from './splice.ts';
import type { SplicedSockets } from './spliced-sockets.ts';

interface Parts {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly sockets: SplicedSockets;
  readonly logger: Logger;
  draining(): boolean;
}

/** `/ws` to the circles' instances in turn, `/rtc` to LiveKit: members only, from our own pages only. */
export function acceptUpgrades(server: Server, parts: Parts): void {
  const circles = parts.config.circlesUrls.map((url) => new URL(url));
  const livekit = parts.config.livekitUrl ? [new URL(parts.config.livekitUrl)] : [];
  let turn = 0;

  const targets = (path: string): URL[] | undefined => {
    if (path === '/rtc' || path.startsWith('/rtc/')) return livekit;
    if (path !== wsPath) return undefined;
    turn = (turn + 1) % Math.max(circles.length, 1);
    return [...circles.slice(turn), ...circles.slice(0, turn)];
  };

  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy());
    void accept(request, client, head);
  });

  async function accept(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const requestId = randomUUID();
    const urls = targets(splitUrl(request.url ?? '/').path);
    if (!urls || request.headers.upgrade?.toLowerCase() !== 'websocket') return deny(client, 404);
    if (parts.draining()) return deny(client, 503);
    if (!allowsUpgrade(request.headers, parts.config.publicOrigin)) return deny(client, 403);
    try {
      const session = await parts.sessions.identify(request.headers.cookie);
      if (!session) return deny(client, 401);
      const ip = clientIp(request, parts.config.trustedProxyHops);
      if (parts.limits.take({ ip, memberId: session.user.id, write: false })) return deny(client, 429);
      await join(request, client, head, requestId, urls, session);
    } catch (error) {
      parts.logger.warn({ error, requestId }, 'A socket could not be joined');
      deny(client, 503);
    }
  }

  async function join(
    request: IncomingMessage,
    client: Duplex,
    head: Buffer,
    requestId: string,
    urls: readonly URL[],
    session: Session,
  ): Promise<void> {
    const token = urls === livekit ? undefined : session.accessToken;
    const upstream = await splice(urls, { request, client, head, requestId, token });
    parts.sockets.add(session.key, client, upstream);
    // Logged out, or draining, while the handshake was under way.
    if (client.destroyed) upstream.destroy();
    if (!(await parts.sessions.identify(request.headers.cookie))) parts.sockets.closeSession(session.key);
    if (parts.draining()) parts.sockets.closeAll();
  }
}

const reasons: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function deny(client: Duplex, status: number): void {
  if (client.destroyed || !client.writable) return;
  const retry = status === 503 ? 'Retry-After: 2\r\n' : '';
  client.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
