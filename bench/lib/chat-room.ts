import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ReadersOrder, ReadersReport } from '../chat/readers.ts';
import { cpuSeconds } from './cpu.ts';
import { quantile, rounded } from './statistics.ts';

/** Readers live in processes of their own. */
const readerProcesses = 2;
/** Below what one member may send. */
const messagesPerMember = 10;

export interface RoomLoad {
  readonly url: string;
  readonly pid: number;
  readonly streamId: string;
  readonly sockets: number;
  readonly messagesPerSecond: number;
  readonly seconds: number;
  token(memberId: string): Promise<string>;
}
export interface RoomMeasured {
  readonly deliveriesPerSecond: number;
  /** Share of what was said that everyone got. */
  readonly delivered: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicroseconds: number;
}

/** Fills a room, lets some of its members talk, and measures what arrives where. */
export async function measureRoom(room: RoomLoad): Promise<RoomMeasured> {
  const readers = await Promise.all(
    Array.from({ length: readerProcesses }, (_, index) => startReaders(room, index)),
  );
  const before = cpuSeconds(room.pid);
  const reports = await Promise.all(readers.map((begin) => begin()));
  const cpu = cpuSeconds(room.pid) - before;
  const sum = (of: (report: ReadersReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  const deliveries = sum((report) => report.deliveries);
  const latencies = reports.flatMap((report) => report.latencies);
  return {
    deliveriesPerSecond: Math.round(deliveries / room.seconds),
    delivered: rounded(deliveries / (sum(({ sent }) => sent) * room.sockets), 4),
    p50: rounded(quantile(latencies, 0.5), 1),
    p99: rounded(quantile(latencies, 0.99), 1),
    cpuMicroseconds: rounded((cpu / deliveries) * 1e6),
  };
}

/** Resolves when all have joined, with what lets them begin. */
async function startReaders(room: RoomLoad, index: number): Promise<() => Promise<ReadersReport>> {
  const count = room.sockets / readerProcesses;
  const perProcess = room.messagesPerSecond / readerProcesses;
  const senders = Math.max(1, Math.ceil(perProcess / messagesPerMember));
  const names = Array.from({ length: count }, (_, n) => `member-${index}-${n}`);
  const order: ReadersOrder = {
    ...{ url: room.url, streamId: room.streamId, senders, seconds: room.seconds },
    tokens: await Promise.all(names.map((name) => room.token(name))),
    messagesPerSecondEach: perProcess / senders,
  };
  const child = fork(join(import.meta.dirname, '../chat/readers.ts'));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      child.once('message', (message) => resolve(message as T));
      child.once('exit', () => reject(new Error('The readers ended early.')));
    });
  child.send(order);
  await next();
  return () => {
    const report = next<ReadersReport>();
    child.send('go');
    return report;
  };
}
