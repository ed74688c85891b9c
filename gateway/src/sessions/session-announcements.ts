import { connectInBackground, createRedis, type Redis } from '../redis.ts';
import type { Logger } from '../logger.ts';
import type { Sessions } from './sessions.ts';
import { sessionGoneChannel } from './session-store.ts';

/** Hears from every gateway which sessions have ended. Answers the client, to be destroyed at the end. */
export function hearSessionsGone(url: string, sessions: Sessions, logger: Logger): Redis {
  const client = createRedis(url, logger);
  let listening = false;
  client.on('ready', () => {
    sessions.forgetCopies(); // what was announced while we were away is lost
    if (listening) return; // the client subscribes again by itself
    listening = true;
    client
      .subscribe(sessionGoneChannel, (key) => sessions.forget(key))
      .catch((error: unknown) => {
        listening = false;
        logger.warn({ error }, 'Ended sessions cannot be heard of');
      });
  });
  client.on('error', () => sessions.forgetCopies());
  connectInBackground(client);
  return client;
}
