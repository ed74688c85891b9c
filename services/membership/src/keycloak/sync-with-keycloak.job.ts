import { Injectable } from '@nestjs/common';
import { Configuration, Log } from '@moons/service-kit';
import { membershipConfig } from '../config.ts';
import { ApplyTier } from '../profile/apply-tier.usecase.ts';
import { Profiles } from '../profile/profile.schema.ts';
import { KeycloakAdmin } from './keycloak-admin.ts';

const pageSize = 100;

/**
 * Every two minutes: tiers that were granted in Keycloak come in, and new names that could not be
 * written there go out. Safe to run in several instances at once.
 */
@Injectable()
export class SyncWithKeycloak {
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(
    private readonly keycloak: KeycloakAdmin,
    private readonly profiles: Profiles,
    private readonly applyTier: ApplyTier,
    private readonly log: Log,
    configuration: Configuration,
  ) {
    this.#everyMs = configuration.of(membershipConfig).KEYCLOAK_SYNC_SECONDS * 1000;
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), this.#everyMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One round; never throws: what did not work is tried in the next. */
  run(): Promise<void> {
    this.#running ??= this.#round().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Brings her name to Keycloak now, if it can be had. */
  async writeName(memberId: string): Promise<void> {
    try {
      const profile = await this.profiles.store.findOne(memberId, { nameIsPending: true });
      if (!profile) return;
      const { preferredName } = profile;
      await this.keycloak.setPreferredName(memberId, preferredName);
      // Unless she changed it again meanwhile.
      await this.profiles.store.updateOne(memberId, { preferredName }, { $set: { nameIsPending: false } });
    } catch (error) {
      this.log.warn({ err: error }, 'a new name waits for Keycloak');
    }
  }

  async #round(): Promise<void> {
    try {
      for (const memberId of await this.profiles.withPendingName(pageSize)) await this.writeName(memberId);
      for (let first = 0; ; first += pageSize) {
        const asOf = new Date();
        const users = await this.keycloak.tiers(first, pageSize);
        const known = await this.profiles.tiersOf(users.map(({ memberId }) => memberId));
        for (const { memberId, tier } of users) {
          if (known.has(memberId) && known.get(memberId) !== tier)
            await this.applyTier.execute(memberId, tier, asOf);
        }
        if (users.length < pageSize) return;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'Keycloak could not be asked for tiers');
    }
  }
}
