import type { ServerMessage, wsErrors } from '@moons/contracts/circles/chat';

export type WsErrorCode = (typeof wsErrors)[number];

const sentences: Record<WsErrorCode, string> = {
  'ws.malformed': 'This could not be read as a message of the circle.',
  'ws.unknown-type': 'This kind of message is not known here.',
  'ws.not-joined': 'Please join the circle first.',
  'ws.rate-limited': 'That was very fast. Please wait a moment.',
  'stream.not-found': 'The sacred circle you’re looking for doesn’t exist or may have been removed.',
  'stream.ended': 'This circle has been completed.',
  'stream.full': 'This circle is full at the moment.',
  'stream.requires-subscription': 'This circle is part of a membership plan.',
  'service.unavailable': 'This could not be saved just now. Please keep it; it will be sent again.',
};

export const isWsErrorCode = (code: string): code is WsErrorCode => code in sentences;

/** An error frame: a stable code, a sentence for a person, and the message it is about. */
export function chatError(
  code: WsErrorCode,
  about: { streamId?: string; clientId?: string | undefined; error?: string } = {},
): ServerMessage {
  const { streamId = '', clientId, error = sentences[code] } = about;
  return { type: 'error', streamId, data: { code, error, ...(clientId === undefined ? {} : { clientId }) } };
}
