import { tierOpens, type Entitlement, type Tier } from '@moons/contracts/membership/plans';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import { currentRequest } from '../platform/request-context.ts';
import type { ModelDefinition } from './model-token.ts';

const collection = 'memberEntitlements';

interface Copy {
  _id: string;
  tier: Tier | null;
  entitlements: Entitlement[];
  version: number;
}

export const entitlementsModel: ModelDefinition = {
  name: 'MemberEntitlements',
  schema: new Schema(
    { _id: String, tier: String, entitlements: [String], version: { type: Number, required: true } },
    { collection, strict: 'throw', versionKey: false },
  ),
};

export interface Opened {
  tier: Tier | null;
  entitlements: readonly Entitlement[];
}

/** Injectable. What a member's plan opens: this service's own copy, kept by events of membership. */
export class Entitlements {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The own copy; before the first event of this member, what her token's tier says. */
  async of(memberId: string): Promise<Opened> {
    const copy = await this.#connection.collection<Copy>(collection).findOne({ _id: memberId });
    if (copy) return { tier: copy.tier, entitlements: copy.entitlements };
    const caller = currentRequest()?.caller;
    const tier = caller?.memberId === memberId ? caller.tier : null;
    return { tier, entitlements: tier ? tierOpens[tier] : [] };
  }

  /** Takes over a change unless a newer one is already here. */
  async keep(memberId: string, change: Opened & { version: number }, session: ClientSession): Promise<void> {
    const copies = this.#connection.collection<Copy>(collection);
    const { tier, entitlements, version } = change;
    const present = await copies.findOne({ _id: memberId }, { session });
    if (present && present.version >= version) return;
    const fields = { tier, entitlements: [...entitlements], version };
    if (present)
      await copies.updateOne({ _id: memberId, version: { $lt: version } }, { $set: fields }, { session });
    else await copies.insertOne({ _id: memberId, ...fields }, { session });
  }

  async erase(memberId: string, session: ClientSession): Promise<void> {
    await this.#connection.collection<Copy>(collection).deleteOne({ _id: memberId }, { session });
  }
}
