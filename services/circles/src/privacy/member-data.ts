import { randomUUID } from 'node:crypto';
import type { ClientSession, Model } from 'mongoose';
import type { StoredMessage } from '../chat/message.schema.ts';
import type { StreamRecord } from '../streams/stream.schema.ts';

/** What this service keeps of members. */
export class MemberData {
  constructor(
    private readonly streams: Model<StreamRecord>,
    private readonly messages: Model<StoredMessage>,
  ) {}

  /** Everything of hers, in her words: messages (anonymous ones too) and the circles she hosts. */
  async export(memberId: string): Promise<unknown> {
    const messages = await this.messages.find({ memberId }).sort({ sentAt: 1 }).lean<StoredMessage[]>();
    const hosted = await this.streams.find({ hostId: memberId }).lean<StreamRecord[]>();
    return {
      circleMessages: messages.map((message) => ({
        circle: message.streamId,
        writtenAt: message.sentAt,
        type: message.messageType,
        anonymous: message.isAnonymous,
        message: message.message,
      })),
      hostedCircles: hosted.map(({ title, description, eventType, scheduledFor, status }) => ({
        title,
        description,
        eventType,
        scheduledFor,
        status,
      })),
    };
  }

  /**
   * Her words and name go; the numbered rows stay under a random subject, because a hole in a room's
   * numbers would hold up its readers. Circles she hosts are completed and carry no name.
   */
  async erase(memberId: string, session: ClientSession): Promise<void> {
    const subject = `erased-${randomUUID()}`;
    await this.messages.updateMany(
      { memberId },
      { $set: { memberId: subject, message: '', name: null, erased: true } },
      { session },
    );
    await this.streams.updateMany(
      { hostId: memberId, status: { $in: ['live', 'scheduled'] } },
      { $set: { status: 'ended' } },
      { session },
    );
    await this.streams.updateMany(
      { hostId: memberId },
      { $set: { hostId: subject, hostName: '' } },
      { session },
    );
    await this.streams.updateMany(
      { admittedMembers: memberId },
      { $pull: { admittedMembers: memberId } },
      { session },
    );
  }
}
