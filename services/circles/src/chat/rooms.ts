import type { RedisClients } from '@moons/service-kit';
import { Bus } from './bus.ts';
import type { Announcement } from './bus.ts';
import type { ChatLog } from './chat-log.ts';
import type { Connection } from './connection.ts';
import type { StoredMessage } from './message.schema.ts';
import { Presence, presenceRenewMs } from './presence.ts';
import type { Pseudonyms } from './pseudonym.ts';
import { Room } from './room.ts';

/** A deaf room reads MongoDB this often; a hearing one now and then, should an announcement be lost. */
const deafPollMs = 1_000;
const hearingPollMs = 5_000;

/** The rooms that have someone in them on this instance. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room>>();
  /** Joins that hold a room open, also while one is still coming in. */
  readonly #held = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #bus: Bus;
  readonly presence: Presence;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;

  constructor(
    redis: RedisClients,
    private readonly log: ChatLog,
    private readonly pseudonyms: Pseudonyms,
  ) {
    this.#bus = new Bus(redis, () => this.#catchUpAll());
    this.presence = new Presence(redis, (streamId) => this.#membersHere(streamId));
  }

  start(): void {
    this.#timer = setInterval(() => void this.#tick(), deafPollMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const room of this.#rooms.values()) room.close();
  }

  get(streamId: string): Room | undefined {
    return this.#rooms.get(streamId);
  }

  /** Takes a place and lets her in; undefined when the room is full. Joining again resumes anew. */
  async join(
    reader: Connection,
    streamId: string,
    options: { since: number | undefined; max: number | undefined },
  ): Promise<Room | undefined> {
    const again = this.#rooms.get(streamId)?.readers.delete(reader) === true;
    const entered = await this.presence.enter(
      streamId,
      reader.caller.memberId,
      again ? undefined : options.max,
    );
    if (!entered) return undefined;
    if (!again) this.#held.set(streamId, (this.#held.get(streamId) ?? 0) + 1);
    try {
      const room = await this.#open(streamId);
      await room.admit(reader, options.since, entered.participantCount);
      if (!entered.known) this.#tellPresence(streamId, 'joined', entered.participantCount);
      return room;
    } catch (error) {
      await this.leave(reader, streamId);
      throw error;
    }
  }

  /** Undoes one join. */
  async leave(reader: Connection, streamId: string): Promise<void> {
    const room = this.#rooms.get(streamId);
    room?.readers.delete(reader);
    const held = (this.#held.get(streamId) ?? 1) - 1;
    if (held > 0) this.#held.set(streamId, held);
    else this.#close(streamId);
    if (room?.hasMember(reader.caller.memberId)) return;
    const left = await this.presence.leave(streamId, reader.caller.memberId);
    if (!left.known) this.#tellPresence(streamId, 'left', left.participantCount);
  }

  /** A message is durable: deliver it here and tell the other instances. */
  announce(message: StoredMessage): void {
    this.#rooms.get(message.streamId)?.announce([message]);
    this.#bus.publish(message.streamId, { kind: 'messages', messages: [message] });
  }

  heart(streamId: string): void {
    this.#rooms.get(streamId)?.broadcast({ type: 'heart_reaction', streamId });
    this.#bus.publish(streamId, { kind: 'heart' });
  }

  #close(streamId: string): void {
    this.#rooms.get(streamId)?.close();
    for (const map of [this.#rooms, this.#counts, this.#held]) map.delete(streamId);
    void this.#bus.forget(streamId);
  }

  #open(streamId: string): Promise<Room> {
    const there = this.#rooms.get(streamId);
    if (there) return Promise.resolve(there);
    let opening = this.#opening.get(streamId);
    if (!opening) {
      opening = this.#openNew(streamId).finally(() => this.#opening.delete(streamId));
      this.#opening.set(streamId, opening);
    }
    return opening;
  }

  async #openNew(streamId: string): Promise<Room> {
    // Listen first, then read the last number: nothing falls between the two.
    await this.#bus.listen(streamId, (announcement) => this.#hear(streamId, announcement));
    const room = new Room(streamId, await this.log.lastSeq(streamId), this.log, this.pseudonyms);
    if (this.#held.has(streamId)) this.#rooms.set(streamId, room);
    return room;
  }

  #hear(streamId: string, announcement: Announcement): void {
    const room = this.#rooms.get(streamId);
    if (!room) return;
    if (announcement.kind === 'messages') room.announce(announcement.messages);
    else if (announcement.kind === 'heart') room.broadcast({ type: 'heart_reaction', streamId });
    else this.#showPresence(room, announcement.change, announcement.participantCount);
  }

  #tellPresence(streamId: string, change: 'joined' | 'left', participantCount: number): void {
    const room = this.#rooms.get(streamId);
    if (room) this.#showPresence(room, change, participantCount);
    this.#bus.publish(streamId, { kind: 'presence', change, participantCount });
  }

  #showPresence(room: Room, change: 'joined' | 'left', participantCount: number): void {
    this.#counts.set(room.streamId, participantCount);
    room.broadcast({ type: `participant_${change}`, streamId: room.streamId, data: { participantCount } });
  }

  #membersHere(streamId: string): ReadonlySet<string> {
    const readers = this.#rooms.get(streamId)?.readers ?? [];
    return new Set([...readers].map((reader) => reader.caller.memberId));
  }

  #catchUpAll(): void {
    for (const room of this.#rooms.values()) room.catchUp().catch(() => {});
  }

  async #tick(): Promise<void> {
    this.#ticks += 1;
    const elapsed = this.#ticks * deafPollMs;
    await this.#bus.mend();
    for (const room of this.#rooms.values()) {
      if (elapsed % hearingPollMs === 0 || !this.#bus.hears(room.streamId)) room.catchUp().catch(() => {});
      if (elapsed % presenceRenewMs === 0) await this.#recount(room).catch(() => {});
    }
  }

  /** Renews this instance's places, and shows a count that changed without a word: another instance died. */
  async #recount(room: Room): Promise<void> {
    await this.presence.renew(room.streamId);
    const count = await this.presence.count(room.streamId);
    const shown = this.#counts.get(room.streamId);
    if (shown !== undefined && shown !== count)
      this.#showPresence(room, count > shown ? 'joined' : 'left', count);
    this.#counts.set(room.streamId, count);
  }
}
