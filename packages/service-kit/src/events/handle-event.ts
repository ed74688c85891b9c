import type { EventDefinition, EventPayload } from '@moons/contracts/event';
import type { ClientSession } from 'mongoose';
import type { Injector } from '../injector.ts';

export interface EventContext {
  /** Whatever is written goes through this session: then it happens once per event. */
  readonly session: ClientSession;
  readonly eventId: string;
  readonly app: Injector;
}

export interface EventHandler {
  readonly event: EventDefinition;
  run(payload: unknown, context: EventContext): Promise<void>;
}

/** Declares what a service does when something happened elsewhere. */
export function handleEvent<const E extends EventDefinition>(
  event: E,
  handle: (payload: EventPayload<E>, context: EventContext) => Promise<void>,
): EventHandler {
  return {
    event,
    run: (payload, context) => handle(event.payload.parse(payload) as EventPayload<E>, context),
  };
}
