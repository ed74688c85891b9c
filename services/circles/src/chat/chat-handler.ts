import type { ClientMessage } from '@moons/contracts/circles/chat';
import { tierOpens } from '@moons/contracts/membership/plans';
import type { Entitlement, Tier } from '@moons/contracts/membership/plans';
import { Refusal } from '@moons/service-kit';
import type { Streams } from '../streams/streams.ts';
import { demandEntry, isOpen } from '../streams/stream-access.usecase.ts';
import { chatError, isWsErrorCode } from './chat-error.ts';
import type { WsErrorCode } from './chat-error.ts';
import type { ChatLog } from './chat-log.ts';
import type { Connection } from './connection.ts';
import type { Draft } from './message.schema.ts';
import type { Rooms } from './rooms.ts';

type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
interface Opened {
  tier: Tier | null;
  entitlements: readonly Entitlement[];
}
const nothing: Opened = { tier: null, entitlements: [] };
type Worded = Of<'chat_message'> | Of<'prayer_request'>;

/** What each message of a member does. */
export class ChatHandler {
  constructor(
    private readonly rooms: Rooms,
    private readonly log: ChatLog,
    private readonly streams: Streams,
    private readonly entitlements: { of(memberId: string): Promise<Opened> },
  ) {}

  async handle(from: Connection, message: ClientMessage): Promise<void> {
    try {
      if (message.type === 'join_stream') await this.#join(from, message);
      else if (message.type === 'leave_stream') await this.#leave(from, message.streamId);
      else if (message.type === 'heart_reaction') await this.#heart(from, message.streamId);
      else await this.#say(from, message);
    } catch (error) {
      from.send(toErrorFrame(error, message));
    }
  }

  /** Her socket closed. */
  async gone(from: Connection): Promise<void> {
    for (const streamId of [...from.joined]) await this.#leave(from, streamId).catch(() => {});
  }

  async #join(from: Connection, { streamId, data }: Of<'join_stream'>): Promise<void> {
    const stream = await this.streams.find(streamId);
    const plan = stream?.requiresSubscription ? await this.#planOf(from) : nothing;
    demandEntry(stream, from.caller, plan);
    const isHost = stream.hostId === from.caller.memberId;
    const max = isHost ? undefined : stream.maxParticipants;
    const room = await this.rooms.join(from, streamId, { since: data.since, max }).catch((error: unknown) => {
      from.joined.delete(streamId);
      throw error;
    });
    if (!room) throw new Refusal('stream.full', 409, 'This circle is full at the moment.');
    from.joined.add(streamId);
  }

  /** This service's own copy; before the first event of hers, what her token says. */
  async #planOf({ caller }: Connection): Promise<Opened> {
    const own = await this.entitlements.of(caller.memberId);
    if (own.tier !== null || caller.tier === null) return own;
    return { tier: caller.tier, entitlements: tierOpens[caller.tier] };
  }

  async #leave(from: Connection, streamId: string): Promise<void> {
    if (from.joined.delete(streamId)) await this.rooms.leave(from, streamId);
  }

  async #heart(from: Connection, streamId: string): Promise<void> {
    await this.#demandJoined(from, streamId);
    if (from.hearts.take()) this.rooms.heart(streamId);
  }

  async #say(from: Connection, message: Worded): Promise<void> {
    await this.#demandJoined(from, message.streamId);
    // Not awaited: her next words may go into the same write. Order is that of the calls.
    void this.log
      .append(message.streamId, draftOf(from, message))
      .then((stored) => {
        const { streamId } = message;
        from.send({
          type: 'acknowledged',
          streamId,
          data: { clientId: message.data.clientId, seq: stored.seq },
        });
        this.rooms.announce(stored);
      })
      .catch((error: unknown) => from.send(toErrorFrame(error, message)));
  }

  async #demandJoined(from: Connection, streamId: string): Promise<void> {
    if (!from.joined.has(streamId)) throw new Refusal('ws.not-joined', 409, 'Please join the circle first.');
    const stream = await this.streams.findRecent(streamId);
    if (!stream || !isOpen(stream)) throw new Refusal('stream.ended', 409, 'This circle has been completed.');
  }
}

function draftOf(from: Connection, message: Worded): Draft {
  const { memberId, preferredName } = from.caller;
  const common = { memberId, clientId: message.data.clientId };
  if (message.type === 'prayer_request') {
    const { intention } = message.data;
    return {
      ...common,
      kind: 'prayer_request',
      messageType: 'prayer',
      message: intention,
      isAnonymous: true,
      name: null,
    };
  }
  const { message: words, messageType, isAnonymous } = message.data;
  const name = isAnonymous ? null : preferredName;
  return { ...common, kind: 'chat_message', messageType, message: words, isAnonymous, name };
}

/** What is not a refusal of ours means that MongoDB is away: her client keeps the words and tries again. */
function toErrorFrame(error: unknown, about: ClientMessage): ReturnType<typeof chatError> {
  const clientId = about.data && 'clientId' in about.data ? about.data.clientId : undefined;
  const refusal = error instanceof Refusal && isWsErrorCode(error.code) ? error : undefined;
  const code: WsErrorCode = refusal && isWsErrorCode(refusal.code) ? refusal.code : 'service.unavailable';
  return chatError(code, {
    streamId: about.streamId,
    clientId,
    ...(refusal ? { error: refusal.sentence } : {}),
  });
}
