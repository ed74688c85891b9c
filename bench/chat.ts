/**
 * Chat in one room of 500 sockets: the real circles service (one instance, real MongoDB and Redis) against a
 * plain `ws` broadcast that keeps nothing. Needs the compiled services (`npm start` makes them).
 * `node bench/chat.ts [--sockets 500] [--rates 50,100,200,400] [--seconds 6] [--rounds 3]`
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { startMongo, startRedis } from '../packages/service-kit/src/testing/real-parts.ts';
import { startIssuer } from './chat/issuer.ts';
import { measureRoom, type RoomMeasured } from './lib/chat-room.ts';
import { temporaryFolder } from './lib/gateway-process.ts';
import { answers, nextPorts, start } from './lib/processes.ts';
import { keep, machineBefore } from './lib/results.ts';
import { median, rounded } from './lib/statistics.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    rates: { type: 'string', default: '50,100,200,400' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
  },
});
const [sockets, seconds, rounds] = [Number(values.sockets), Number(values.seconds), Number(values.rounds)];

const folder = temporaryFolder();
const [mongo, redis, issuer] = await Promise.all([startMongo(), startRedis(), startIssuer()]);
const mongoUrl = `mongodb://127.0.0.1:${mongo.port}/bench_circles?directConnection=true`;
const [circlesPort = 0, plainPort = 0] = await nextPorts(2);
const circles = await start({
  ...{ name: 'circles', program: process.execPath, folder },
  args: [join(import.meta.dirname, '../services/circles/dist/main.js')],
  env: {
    ...{ NODE_ENV: 'production', SERVICE_PORT: String(circlesPort), MONGO_URL: mongoUrl },
    ...{ REDIS_URL: `redis://127.0.0.1:${redis.port}`, SECRET_KEY: randomBytes(32).toString('base64') },
    ...{ OIDC_ISSUER: issuer.issuer, OIDC_JWKS_URL: issuer.jwksUrl, PUBLIC_ORIGIN: 'http://localhost:3000' },
    LOG_LEVEL: 'error',
  },
  ready: answers(`http://127.0.0.1:${circlesPort}/ready`),
});
const plain = await start({
  ...{ name: 'plain-ws', program: process.execPath, folder },
  args: [join(import.meta.dirname, 'lib/broadcast-process.ts'), String(plainPort)],
  ready: answers(`http://127.0.0.1:${plainPort}/`),
});
const db = await mongoose.createConnection(mongoUrl).asPromise();

try {
  const ways = {
    circles: { pid: circles.pid, url: `http://127.0.0.1:${circlesPort}` },
    plain: { pid: plain.pid, url: `http://127.0.0.1:${plainPort}` },
  };
  console.log(machineBefore);
  const kept: Record<string, Record<string, RoomMeasured>> = {};
  let room = 0;
  for (const messagesPerSecond of values.rates.split(',').map(Number)) {
    const seen: Record<keyof typeof ways, RoomMeasured[]> = { circles: [], plain: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['circles', 'plain'] as const) {
        const streamId = `bench-${(room += 1)}`;
        await addRoom(streamId);
        const load = { ...ways[name], streamId, sockets, messagesPerSecond, seconds };
        seen[name].push(await measureRoom({ ...load, token: (memberId) => issuer.token(memberId) }));
      }
    }
    const middle = { circles: middleOf(seen.circles), plain: middleOf(seen.plain) };
    kept[messagesPerSecond] = middle;
    for (const [name, figures] of Object.entries(middle)) {
      console.log(
        `${String(messagesPerSecond).padStart(4)} messages/s, ${name.padEnd(8)} ${JSON.stringify(figures)}`,
      );
    }
  }
  keep('chat', { sockets, seconds, rounds, byMessagesPerSecond: kept });
} finally {
  await db.close();
  for (const each of [circles, plain]) await each.stop();
  issuer.stop();
  // MongoDB and Redis end with this process.
}

/** A new room each time: nobody is to read up on the last run. */
async function addRoom(streamId: string): Promise<void> {
  await db.collection<{ _id: string }>('streams').insertOne({
    _id: streamId,
    ...{ title: 'Bench', description: '', hostId: 'host', hostName: '', streamKey: '-', eventType: 'circle' },
    ...{ phase: null, scheduledFor: new Date(), duration: 60, isPrivate: false, admittedMembers: [] },
    ...{ requiresSubscription: false, subscriptionTier: null, status: 'live', isRecorded: false },
    ...{ downloadCount: 0, createdAt: new Date(), updatedAt: new Date() },
  });
}

function middleOf(all: readonly RoomMeasured[]): RoomMeasured {
  const of = (figure: (one: RoomMeasured) => number) => rounded(median(all.map(figure)));
  return {
    deliveriesPerSecond: of((one) => one.deliveriesPerSecond),
    delivered: of((one) => one.delivered),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    cpuMicroseconds: of((one) => one.cpuMicroseconds),
  };
}
