import type { ClientMessage, ServerMessage } from '@moons/contracts/circles/chat';
import type { ChatSocket } from './chat-line.ts';

/** For tests: a socket whose other end is the test. */
export class FakeSocket implements ChatSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  receive(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The other end, or the network, ends it. */
  break(code = 1006): void {
    this.onclose?.({ code });
  }
  joined(lastSeq: number, more: { resume?: 'complete' | 'reload'; participantCount?: number } = {}): void {
    const { resume = 'complete', participantCount = 1 } = more;
    this.receive({
      type: 'joined',
      streamId: 'room',
      data: { userId: 'me', participantCount, lastSeq, resume },
    });
  }
  says(seq: number, message: string, more: { clientId?: string; userId?: string; name?: string } = {}): void {
    const data = { message, messageType: 'chat' as const, timestamp: '2026-03-01T18:00:00.000Z', ...more };
    this.receive({ type: 'chat_message', streamId: 'room', seq, data });
  }
  acknowledges(clientId: string, seq: number): void {
    this.receive({ type: 'acknowledged', streamId: 'room', data: { clientId, seq } });
  }
  fails(code: string, clientId?: string): void {
    const data = { code, error: 'A sentence.', ...(clientId ? { clientId } : {}) };
    this.receive({ type: 'error', streamId: 'room', data });
  }
}
