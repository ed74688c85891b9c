import { Controller } from '@nestjs/common';
import type { ValidInput } from '@moons/contracts/call';
import type { Stream, StreamSummary } from '@moons/contracts/circles/streams';
import { getStream, listEvents, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import { Handles, Input, Me } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import { Rooms } from '../chat/rooms.ts';
import { presentStream, presentSummary } from './present-stream.ts';
import { maySee, notFound } from './stream-access.usecase.ts';
import type { StreamRecord } from './stream.schema.ts';
import { Streams } from './streams.ts';

/** GET /api/streaming/* (member spec, section 7). */
@Controller()
export class StreamsController {
  constructor(
    private readonly streams: Streams,
    private readonly rooms: Rooms,
  ) {}

  @Handles(listLive)
  async live(@Me() me: Caller): Promise<StreamSummary[]> {
    return this.#rows(await this.streams.list(me, 'live'));
  }

  @Handles(listUpcoming)
  async upcoming(@Me() me: Caller): Promise<StreamSummary[]> {
    return this.#rows(await this.streams.list(me, 'scheduled'));
  }

  @Handles(listEvents)
  async events(@Me() me: Caller): Promise<StreamSummary[]> {
    return this.#rows(await this.streams.list(me, undefined, true));
  }

  @Handles(getStream)
  async get(@Input() { params }: ValidInput<typeof getStream>, @Me() me: Caller): Promise<Stream> {
    const stream = await this.streams.find(params.id);
    if (!stream || !maySee(stream, me)) throw notFound();
    return presentStream(stream, me, await this.rooms.presence.count(stream._id));
  }

  #rows(streams: StreamRecord[]): Promise<StreamSummary[]> {
    return Promise.all(
      streams.map(async (stream) => presentSummary(stream, await this.rooms.presence.count(stream._id))),
    );
  }
}
