import { memberEntitlementsChanged, memberErased } from '@moons/contracts/membership/profile';
import type { Entitlements } from './data/entitlements.ts';
import type { Idempotency } from './data/idempotency.ts';
import type { Sealer } from './data/sealer.ts';
import { handleEvent, type EventHandler } from './events/handle-event.ts';
import type { Tombstones } from './events/tombstones.ts';
import type { ServiceApp, ServiceOptions } from './service-options.ts';

interface Parts {
  readonly entitlements: Entitlements;
  readonly sealer: Sealer;
  readonly idempotency: Idempotency;
  readonly tombstones: Tombstones;
}

/** What every service does with membership's events. */
export function ownHandlers(options: ServiceOptions, app: () => ServiceApp, parts: Parts): EventHandler[] {
  return [
    handleEvent(memberEntitlementsChanged, ({ memberId, ...change }, { session }) =>
      parts.entitlements.keep(memberId, change, session),
    ),
    handleEvent(memberErased, async ({ memberId }, { session }) => {
      await options.eraseMember(memberId, app(), session);
      await parts.entitlements.erase(memberId, session);
      await parts.idempotency.erase(memberId, session);
      await parts.sealer.destroyKey(memberId, session);
      await parts.tombstones.write(memberId, session);
    }),
  ];
}
