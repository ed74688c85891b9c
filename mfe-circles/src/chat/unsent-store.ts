import type { Unsent } from './shown-message.ts';

// The shell wipes what begins so at logout, whichever area is on the page.
const memberPrefix = 'moons-member:';

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Words on their way, kept in order for this tab through a reload: under the member and the room, so
 * that nobody else's session ever sends them.
 */
export class UnsentStore {
  readonly #key: string;
  #items: readonly Unsent[];

  constructor(
    private readonly storage: KeyValueStore,
    memberId: string,
    streamId: string,
  ) {
    this.#key = `${memberPrefix}${memberId}:circle-unsent:${streamId}`;
    this.#items = this.#read();
  }

  get items(): readonly Unsent[] {
    return this.#items;
  }

  add(item: Unsent): void {
    this.#keep([...this.#items, item]);
  }

  remove(clientId: string): Unsent | undefined {
    const found = this.#items.find((item) => item.clientId === clientId);
    if (found) this.#keep(this.#items.filter((item) => item !== found));
    return found;
  }

  #keep(items: readonly Unsent[]): void {
    this.#items = items;
    try {
      if (items.length > 0) this.storage.setItem(this.#key, JSON.stringify(items));
      else this.storage.removeItem(this.#key);
    } catch {
      // storage may be full or forbidden: memory still holds them
    }
  }

  #read(): readonly Unsent[] {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? (kept as Unsent[]) : [];
    } catch {
      return [];
    }
  }
}
