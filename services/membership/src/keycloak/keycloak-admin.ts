import { Tier } from '@moons/contracts/membership/plans';
import { Injectable } from '@nestjs/common';
import { Configuration } from '@moons/service-kit';
import * as z from 'zod/mini';
import { membershipConfig } from '../config.ts';

const timeoutMs = 3_000;
/** A token is renewed this long before it ends. */
const marginMs = 10_000;

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const User = z.looseObject({
  id: z.string(),
  attributes: z.optional(z.record(z.string(), z.array(z.string()))),
});
type User = z.infer<typeof User>;

/** Keycloak's admin interface could not be reached or refused. Carries no answer: it may hold personal data. */
export class KeycloakError extends Error {
  readonly status: number;

  constructor(what: string, status: number) {
    super(`${what}: Keycloak answered ${status}`);
    this.name = 'KeycloakError';
    this.status = status;
  }
}

/** The one client of Keycloak's admin interface in the whole house (design, section 6). */
@Injectable()
export class KeycloakAdmin {
  readonly #config: z.output<typeof membershipConfig>;
  #token: { value: string; until: number } | undefined;

  constructor(configuration: Configuration) {
    this.#config = configuration.of(membershipConfig);
  }

  /** A page of users with the tier each has; null where none is set. */
  async tiers(first: number, max: number): Promise<{ memberId: string; tier: Tier | null }[]> {
    const query = new URLSearchParams({
      first: String(first),
      max: String(max),
      briefRepresentation: 'false',
    });
    const users = z.array(User).parse(await (await this.#ask('list users', `/users?${query}`)).json());
    return users.map(({ id, attributes }) => {
      const tier = Tier.safeParse(attributes?.['tier']?.[0]);
      return { memberId: id, tier: tier.success ? tier.data : null };
    });
  }

  /** Whether there is such a user; her other attributes stay as they are. */
  async setPreferredName(memberId: string, preferredName: string): Promise<boolean> {
    const path = `/users/${encodeURIComponent(memberId)}`;
    const user = await this.#user(path);
    if (!user) return false;
    const attributes = { ...user.attributes, preferredName: [preferredName] };
    await this.#ask('rename user', path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...user, attributes }),
    });
    return true;
  }

  async #user(path: string): Promise<User | null> {
    try {
      return User.parse(await (await this.#ask('read user', path)).json());
    } catch (error) {
      if (error instanceof KeycloakError && error.status === 404) return null;
      throw error;
    }
  }

  async #ask(what: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      ...(init.headers as Record<string, string>),
      authorization: `Bearer ${await this.#accessToken()}`,
    };
    const response = await fetch(this.#config.KEYCLOAK_ADMIN_URL + path, {
      ...init,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) this.#token = undefined;
    if (!response.ok) {
      await response.body?.cancel();
      throw new KeycloakError(what, response.status);
    }
    return response;
  }

  async #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value;
    const { KEYCLOAK_CLIENT_ID: id, KEYCLOAK_CLIENT_SECRET: secret, KEYCLOAK_TOKEN_URL: url } = this.#config;
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new KeycloakError('service account', response.status);
    }
    const token = Token.parse(await response.json());
    this.#token = { value: token.access_token, until: Date.now() + token.expires_in * 1000 - marginMs };
    return token.access_token;
  }
}
