import type { NumberedMessage } from '@moons/contracts/circles/chat';

/** A line of the conversation as the page shows it. */
export interface ShownMessage {
  /** Stable while a message turns from pending to numbered: focus and scroll stay. */
  readonly key: string;
  readonly kind: 'chat' | 'prayer' | 'system';
  readonly text: string;
  readonly name?: string;
  readonly timestamp: string;
  readonly own: boolean;
  readonly state: 'sent' | 'pending' | 'refused';
  /** Why the circle did not take it. */
  readonly error?: string;
}

/** What was typed and is not acknowledged yet. */
export interface Unsent {
  readonly clientId: string;
  readonly kind: 'chat' | 'prayer';
  readonly text: string;
  readonly isAnonymous: boolean;
  readonly writtenAt: string;
}

/** `ownId` is her pseudonym in the room. */
export function fromServer(message: NumberedMessage, ownId: string | undefined): ShownMessage {
  const { clientId } = message.data;
  const key = clientId ?? `n${message.seq}`;
  const { timestamp } = message.data;
  if (message.type === 'prayer_request') {
    const text = message.data.intention;
    return { key, kind: 'prayer', text, timestamp, own: clientId !== undefined, state: 'sent' };
  }
  const { message: text, messageType: kind, name, userId } = message.data;
  const own = clientId !== undefined || (userId !== undefined && userId === ownId);
  return { key, kind, text, ...(name === undefined ? {} : { name }), timestamp, own, state: 'sent' };
}

export function fromUnsent(unsent: Unsent, error?: string): ShownMessage {
  return {
    key: unsent.clientId,
    kind: unsent.kind,
    text: unsent.text,
    timestamp: unsent.writtenAt,
    own: true,
    state: error === undefined ? 'pending' : 'refused',
    ...(error === undefined ? {} : { error }),
  };
}
