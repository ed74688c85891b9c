import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** What the parent tells a process of readers. */
export interface ReadersOrder {
  url: string;
  streamId: string;
  tokens: string[];
  /** How many of these members also speak. */
  senders: number;
  messagesPerSecondEach: number;
  seconds: number;
}
export interface ReadersReport {
  deliveries: number;
  sent: number;
  acknowledged: number;
  /** Milliseconds from the sender's act to the reader's socket, sampled. */
  latencies: number[];
}

const sampleEvery = 7;
const clock = () => performance.timeOrigin + performance.now();

/** Opens a socket per token, joins, speaks with some of them, and measures what arrives. */
export async function read(order: ReadersOrder): Promise<ReadersReport> {
  const report: ReadersReport = { deliveries: 0, sent: 0, acknowledged: 0, latencies: [] };
  const sockets: WebSocket[] = [];
  for (const token of order.tokens) sockets.push(await join(order, token, report));
  process.send?.('ready');
  await new Promise((resolve) => process.once('message', resolve));
  const timers = sockets.slice(0, order.senders).map((socket) =>
    setInterval(() => {
      report.sent += 1;
      socket.send(words(order.streamId));
    }, 1000 / order.messagesPerSecondEach),
  );
  await new Promise((resolve) => setTimeout(resolve, order.seconds * 1000));
  for (const timer of timers) clearInterval(timer);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  for (const socket of sockets) socket.terminate();
  return report;
}

async function join(order: ReadersOrder, token: string, report: ReadersReport): Promise<WebSocket> {
  const socket = new WebSocket(`${order.url}/ws`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('open', () => {
      socket.send(
        JSON.stringify({
          type: 'join_stream',
          streamId: order.streamId,
          data: { role: 'participant', since: 0 },
        }),
      );
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"type":"joined"')) resolve();
      else if (text.startsWith('{"type":"acknowledged"')) report.acknowledged += 1;
      else if (text.startsWith('{"type":"chat_message"')) note(text, report);
      else if (text.startsWith('{"type":"error"')) reject(new Error(text));
    });
  });
  return socket;
}

/** Not parsed as JSON: the measure must not cost more than what it measures. */
function note(text: string, report: ReadersReport): void {
  report.deliveries += 1;
  if (report.deliveries % sampleEvery !== 0) return;
  const at = text.indexOf('@');
  report.latencies.push(clock() - Number(text.slice(at + 1, text.indexOf('@', at + 1))));
}

function words(streamId: string): string {
  const message = `@${clock()}@ a few words, about as many as people say at a time in a circle like this`;
  const data = { message, messageType: 'chat', isAnonymous: false, clientId: randomUUID() };
  return JSON.stringify({ type: 'chat_message', streamId, data });
}

if (process.send) {
  process.once('message', (order: ReadersOrder) => {
    void read(order).then((report) => process.send?.(report, () => process.exit(0)));
  });
}
