import { Controller } from '@nestjs/common';
import type { ValidInput } from '@moons/contracts/call';
import type { RecordingStats } from '@moons/contracts/circles/recording';
import { getRecordingStats } from '@moons/contracts/circles/recording';
import { Handles, Input, Me } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import { maySee, notFound } from '../streams/stream-access.usecase.ts';
import { Streams } from '../streams/streams.ts';

@Controller()
export class RecordingController {
  constructor(private readonly streams: Streams) {}

  /** Nothing is recorded in a circle held by chat, so nothing is available. */
  @Handles(getRecordingStats)
  async stats(
    @Input() { params }: ValidInput<typeof getRecordingStats>,
    @Me() me: Caller,
  ): Promise<RecordingStats> {
    const stream = await this.streams.find(params.id);
    if (!stream || !maySee(stream, me)) throw notFound();
    return {
      isRecording: false,
      startedAt: null,
      isAvailable: false,
      fileSize: 0,
      downloadCount: stream.downloadCount,
      availableUntil: null,
    };
  }
}
