import * as z from 'zod/mini';
import type { ServiceName } from './call.ts';

export interface EventDefinition {
  /** Past tense, `<entity>.<what happened>`. */
  readonly id: string;
  /** The only service that announces it. */
  readonly from: ServiceName;
  readonly payload: z.ZodMiniType;
}

/** Declares an event once; outbox, stream and handlers are typed by it (design, section 2). */
export function defineEvent<const E extends EventDefinition>(event: E): E {
  return event;
}
export type EventPayload<E extends EventDefinition> = z.output<E['payload']>;

/** What travels on the Redis stream. Handlers are idempotent by `eventId`. */
export const EventEnvelope = z.object({
  eventId: z.uuid(),
  type: z.string(),
  from: z.string(),
  occurredAt: z.iso.datetime(),
  payload: z.unknown(),
});
export type EventEnvelope = z.infer<typeof EventEnvelope>;

/** The one stream, and how long it keeps what was announced (design, section 6: 7 days). */
export const eventStream = 'moons:events';
export const eventRetentionMs = 7 * 24 * 60 * 60 * 1000;
