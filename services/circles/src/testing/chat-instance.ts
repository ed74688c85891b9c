import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { RedisClients } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import { realParts } from '@moons/service-kit/testing';
import { pino } from 'pino';
import { ChatHandler } from '../chat/chat-handler.ts';
import { ChatLog } from '../chat/chat-log.ts';
import { ChatServer } from '../chat/chat-server.ts';
import { messageModel, messageSchema } from '../chat/message.schema.ts';
import type { StoredMessage } from '../chat/message.schema.ts';
import { Pseudonyms } from '../chat/pseudonym.ts';
import { Rooms } from '../chat/rooms.ts';
import { streamModel, streamSchema } from '../streams/stream.schema.ts';
import type { StreamRecord } from '../streams/stream.schema.ts';
import { Streams } from '../streams/streams.ts';
import { ChatClient } from './chat-client.ts';

/** One instance of the chat on real parts; its door takes `Bearer <member>[:<tier>]` from the test. */
export interface ChatInstance {
  url: string;
  rooms: Rooms;
  redis: RedisClients;
  messages: Model<StoredMessage>;
  streams: Model<StreamRecord>;
  enter(memberId: string, streamId?: string): Promise<ChatClient>;
  stop(): Promise<void>;
}

const secret = randomBytes(32).toString('base64');
export const databaseName = (): string => `circles_${randomBytes(6).toString('hex')}`;

export async function startChat(
  database: string,
  own: { mongoUrl?: string; redisUrl?: string } = {},
): Promise<ChatInstance> {
  const { mongoUrl, redisUrl } = { ...(await realParts()), ...own };
  const connection = await mongoose
    .createConnection(mongoUrl, { dbName: database, serverSelectionTimeoutMS: 800, bufferCommands: false })
    .asPromise();
  const messages = connection.model<StoredMessage>(messageModel, messageSchema);
  const streams = connection.model<StreamRecord>(streamModel, streamSchema);
  await messages.init();
  const redis = new RedisClients(redisUrl, pino({ level: 'silent' }));
  redis.start();
  const log = new ChatLog(messages, () => new Date());
  const rooms = new Rooms(redis, log, new Pseudonyms(secret));
  const handler = new ChatHandler(rooms, log, new Streams(streams), {
    of: async () => ({ tier: null, entitlements: [] }),
  });
  const http = createServer();
  const chat = new ChatServer(handler, rooms, async (authorization) => callerOf(authorization));
  chat.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await until(() => redis.main.isReady);
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const clients: ChatClient[] = [];
  return {
    url,
    rooms,
    redis,
    messages,
    streams,
    async enter(memberId, streamId = 'room') {
      const client = await ChatClient.open(url, memberId, streamId);
      clients.push(client);
      return client;
    },
    async stop() {
      for (const client of clients) client.close();
      await chat.stop();
      http.close();
      redis.stop();
      await closeAll(connection);
    },
  };
}

/** A circle that is live, with what the test changes about it. */
export async function addCircle(to: ChatInstance, fields: Partial<StreamRecord> = {}): Promise<void> {
  await to.streams.create({
    _id: 'room',
    title: 'Room',
    hostId: 'host',
    streamKey: 'k',
    eventType: 'circle',
    scheduledFor: new Date(),
    duration: 60,
    status: 'live',
    ...fields,
  });
}

export async function until(holds: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function callerOf(authorization: string | undefined): Caller | null {
  const token = authorization?.replace(/^Bearer /, '');
  if (!token) return null;
  const [memberId = '', tier] = token.split(':');
  return {
    memberId,
    roles: ['member'],
    tier: tier === 'wise-woman' ? tier : null,
    preferredName: `Name of ${memberId}`,
    token,
  };
}

async function closeAll(connection: Connection): Promise<void> {
  await connection.dropDatabase().catch(() => {});
  await connection.close();
}
