import type { Server } from 'node:http';
import type { FactoryProvider } from '@nestjs/common';
import type { Model } from 'mongoose';
import { getRecordingStats } from '@moons/contracts/circles/recording';
import { getStream, listEvents, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import {
  AccessTokens,
  Clock,
  Configuration,
  Entitlements,
  Metrics,
  RedisClients,
  Refusal,
  modelToken,
} from '@moons/service-kit';
import type { ServiceApp, ServiceOptions } from '@moons/service-kit';
import { ChatHandler } from './chat/chat-handler.ts';
import { ChatLog } from './chat/chat-log.ts';
import { ChatServer } from './chat/chat-server.ts';
import type { Authenticate } from './chat/chat-server.ts';
import { messageModel, messageSchema } from './chat/message.schema.ts';
import type { StoredMessage } from './chat/message.schema.ts';
import { Pseudonyms } from './chat/pseudonym.ts';
import { Rooms } from './chat/rooms.ts';
import { MemberData } from './privacy/member-data.ts';
import { RecordingController } from './recording/recording.controller.ts';
import { seedStreams } from './streams/seed-streams.ts';
import { streamModel, streamSchema } from './streams/stream.schema.ts';
import type { StreamRecord } from './streams/stream.schema.ts';
import { Streams } from './streams/streams.ts';
import { StreamsController } from './streams/streams.controller.ts';
import { subgraph } from './subgraph.ts';

const streams = modelToken(streamModel);
const messages = modelToken(messageModel);

const providers: FactoryProvider[] = [
  { provide: Streams, inject: [streams], useFactory: (model: Model<StreamRecord>) => new Streams(model) },
  {
    provide: MemberData,
    inject: [streams, messages],
    useFactory: (a: Model<StreamRecord>, b: Model<StoredMessage>) => new MemberData(a, b),
  },
  {
    provide: ChatLog,
    inject: [messages, Clock],
    useFactory: (model: Model<StoredMessage>, clock: Clock) => new ChatLog(model, () => clock.now()),
  },
  {
    provide: Rooms,
    inject: [RedisClients, ChatLog, Configuration],
    useFactory: (redis: RedisClients, log: ChatLog, { base }: Configuration) =>
      new Rooms(redis, log, new Pseudonyms(base.SECRET_KEY)),
  },
  {
    provide: ChatHandler,
    inject: [Rooms, ChatLog, Streams, Entitlements],
    useFactory: (rooms: Rooms, log: ChatLog, of: Streams, entitlements: Entitlements) =>
      new ChatHandler(rooms, log, of, entitlements),
  },
  {
    provide: ChatServer,
    inject: [ChatHandler, Rooms, AccessTokens],
    useFactory: (handler: ChatHandler, rooms: Rooms, tokens: AccessTokens) =>
      new ChatServer(handler, rooms, authenticateWith(tokens)),
  },
];

/** No token, or one that is not valid, is null; a key server that cannot be asked rejects. */
function authenticateWith(tokens: AccessTokens): Authenticate {
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    try {
      return await tokens.verify(token);
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null;
      throw error;
    }
  };
}

/** The service of live circles: what it offers, keeps and needs. */
export const circles: ServiceOptions = {
  name: 'circles',
  controllers: [StreamsController, RecordingController],
  providers,
  models: [
    { name: streamModel, schema: streamSchema },
    { name: messageModel, schema: messageSchema },
  ],
  calls: [listLive, listUpcoming, listEvents, getStream, getRecordingStats],
  subgraph,
  exportMember: (memberId, app) => app.get(MemberData).export(memberId),
  eraseMember: (memberId, app, session) => app.get(MemberData).erase(memberId, session),
  seed: (app) => seedStreams(app.get<Model<StreamRecord>>(streams), app.get(Clock).now()),
  onReady: (app) => {
    const chat = app.get(ChatServer);
    chat.attach(serverOf(app));
    app
      .get(Metrics)
      .gauge('moons_chat_connections', 'Open chat connections of this instance', () => chat.size);
  },
  // Before the HTTP server closes: it waits for upgraded sockets.
  onStop: (app) => app.get(ChatServer).stop(),
};

const serverOf = ({ nest }: ServiceApp): Server => nest.getHttpServer() as Server;
