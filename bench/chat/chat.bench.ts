/**
 * Chat deliveries per second and their delay at 500 sockets in one room, on real MongoDB and Redis.
 *
 *   MONGO_URL=mongodb://127.0.0.1:20017/?directConnection=true REDIS_URL=redis://127.0.0.1:20379 \
 *     node bench/chat/chat.bench.ts [sockets=500] [messages per second=100] [seconds=10] [instances=1]
 *
 * Needs `services/circles/dist` and `packages/service-kit/dist`. The readers run in processes of their own.
 */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { startIssuer } from './issuer.ts';
import type { ReadersOrder, ReadersReport } from './readers.ts';

const [sockets = 500, perSecond = 100, seconds = 10, instances = 1] = process.argv.slice(2).map(Number);
const { MONGO_URL = '', REDIS_URL = '' } = process.env;
const firstPort = Number(process.env['BENCH_PORT'] ?? 29_100);
const streamId = 'bench-room';
const readerProcesses = 2;

const issuer = await startIssuer();
const mongoUrl = new URL(MONGO_URL);
mongoUrl.pathname = `/bench_circles_${randomBytes(4).toString('hex')}`;
const db = await mongoose.createConnection(mongoUrl.href).asPromise();
const secret = randomBytes(32).toString('base64');
const services = Array.from({ length: instances }, (_, index) => startInstance(firstPort + index));
for (const { url } of services) await ready(url);
await db.collection<{ _id: string }>('streams').insertOne({
  _id: streamId,
  ...{ title: 'Bench', description: '', hostId: 'host', hostName: '', streamKey: '-', eventType: 'circle' },
  ...{ phase: null, scheduledFor: new Date(), duration: 60, isPrivate: false, admittedMembers: [] },
  ...{ requiresSubscription: false, subscriptionTier: null, status: 'live', isRecorded: false },
  ...{ downloadCount: 0, createdAt: new Date(), updatedAt: new Date() },
});

const readers = await Promise.all(Array.from({ length: readerProcesses }, (_, index) => startReaders(index)));
for (const { child } of readers) child.send('go');
const before = services.map(({ child }) => cpuSeconds(child));
const reports = await Promise.all(readers.map(({ report }) => report));
const cpu = services.reduce((sum, { child }, index) => sum + cpuSeconds(child) - (before[index] ?? 0), 0);
print(reports, cpu);

for (const { child } of services) child.kill('SIGTERM');
await db.dropDatabase();
await db.close();
issuer.stop();

function startInstance(port: number): { url: string; child: ChildProcess } {
  const entry = fileURLToPath(new URL('../../services/circles/dist/main.js', import.meta.url));
  const env = {
    ...process.env,
    ...{ SERVICE_PORT: String(port), MONGO_URL: mongoUrl.href, REDIS_URL, SECRET_KEY: secret },
    ...{ OIDC_ISSUER: issuer.issuer, OIDC_JWKS_URL: issuer.jwksUrl },
    ...{ PUBLIC_ORIGIN: 'http://localhost:3000', LOG_LEVEL: 'error' },
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  return { url: `http://127.0.0.1:${port}`, child };
}

async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not ready`);
}

async function startReaders(index: number): Promise<{ child: ChildProcess; report: Promise<ReadersReport> }> {
  const count = Math.floor(sockets / readerProcesses);
  // Ten words a second each, at most: below the room's limit for one member.
  const senders = Math.max(1, Math.ceil(perSecond / readerProcesses / 10));
  const tokens = Array.from({ length: count }, (_, n) => issuer.token(`member-${index}-${n}`));
  const order: ReadersOrder = {
    url: services[index % services.length]?.url ?? '',
    streamId,
    tokens: await Promise.all(tokens),
    senders,
    messagesPerSecondEach: perSecond / readerProcesses / senders,
    seconds,
  };
  const child = fork(fileURLToPath(new URL('readers.ts', import.meta.url)));
  process.once('exit', () => child.kill('SIGKILL'));
  child.send(order);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the readers ended early')));
  });
  const report = new Promise<ReadersReport>((resolve) =>
    child.once('message', (it) => resolve(it as ReadersReport)),
  );
  return { child, report };
}

/** User and system time of a process so far (Linux). */
function cpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function print(all: readonly ReadersReport[], cpuUsed: number): void {
  const sum = (of: (report: ReadersReport) => number) => all.reduce((total, report) => total + of(report), 0);
  const latencies = all.flatMap((report) => report.latencies).sort((a, b) => a - b);
  const at = (share: number) => Number((latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1));
  const deliveries = sum(({ deliveries: each }) => each);
  const sent = sum(({ sent: each }) => each);
  console.log(
    JSON.stringify({
      sockets,
      instances,
      sent,
      acknowledged: sum(({ acknowledged }) => acknowledged),
      deliveries,
      complete: deliveries === sent * Math.floor(sockets / readerProcesses) * readerProcesses,
      deliveriesPerSecond: Math.round(deliveries / seconds),
      delayMs: { p50: at(0.5), p99: at(0.99) },
      serverCpuMicrosecondsPerDelivery: Number(((cpuUsed * 1e6) / deliveries).toFixed(2)),
    }),
  );
}
