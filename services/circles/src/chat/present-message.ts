import type { NumberedMessage } from '@moons/contracts/circles/chat';
import type { StoredMessage } from './message.schema.ts';
import type { Pseudonyms } from './pseudonym.ts';

/**
 * What a reader sees of a stored message. With `own` it is for the sender's own sockets and carries
 * her `clientId`; an anonymous message carries no id and no name for anyone.
 */
export function presentMessage(
  stored: StoredMessage,
  pseudonyms: Pseudonyms,
  { own }: { own: boolean },
): NumberedMessage {
  const { streamId, seq } = stored;
  const timestamp = new Date(stored.sentAt).toISOString();
  const clientId = own ? { clientId: stored.clientId } : {};
  if (stored.erased) {
    const data = { message: 'These words were taken back.', messageType: 'system' as const, timestamp };
    return { type: 'chat_message', streamId, seq, data };
  }
  if (stored.kind === 'prayer_request') {
    const data = { intention: stored.message, timestamp, ...clientId };
    return { type: 'prayer_request', streamId, seq, data };
  }
  const who = stored.isAnonymous
    ? {}
    : {
        userId: pseudonyms.of(streamId, stored.memberId),
        ...(stored.name === null ? {} : { name: stored.name }),
      };
  const { message, messageType } = stored;
  return {
    type: 'chat_message',
    streamId,
    seq,
    data: { message, messageType, ...who, timestamp, ...clientId },
  };
}
