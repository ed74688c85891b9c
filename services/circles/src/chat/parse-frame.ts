import { ClientMessage, type ServerMessage } from '@moons/contracts/circles/chat';
import { chatError } from './chat-error.ts';

export type Parsed =
  | { message: ClientMessage }
  /** `broken`: not even an envelope; a few of these end the connection. */
  | { refused: ServerMessage; broken: boolean };

const knownTypes = new Set<unknown>([
  'join_stream',
  'leave_stream',
  'chat_message',
  'prayer_request',
  'heart_reaction',
] satisfies ClientMessage['type'][]);

/** Reads one text frame. Never throws; input is not echoed beyond its ids. */
export function parseFrame(text: string): Parsed {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { refused: chatError('ws.malformed'), broken: true };
  }
  if (!isRecord(raw) || typeof raw['type'] !== 'string') {
    return { refused: chatError('ws.malformed'), broken: true };
  }
  const about = idsOf(raw);
  if (!knownTypes.has(raw['type'])) return { refused: chatError('ws.unknown-type', about), broken: false };
  const parsed = ClientMessage.safeParse(raw);
  if (parsed.success) return { message: parsed.data };
  const issue = parsed.error.issues[0];
  const isText = issue?.path.some((part) => part === 'message' || part === 'intention');
  const error = isText && issue ? { error: issue.message } : {};
  return { refused: chatError('ws.malformed', { ...about, ...error }), broken: false };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

function idsOf(raw: Record<string, unknown>): { streamId?: string; clientId?: string } {
  const streamId = idOf(raw['streamId']);
  const clientId = isRecord(raw['data']) ? idOf(raw['data']['clientId']) : undefined;
  return { ...(streamId ? { streamId } : {}), ...(clientId ? { clientId } : {}) };
}
