import { Injectable } from '@nestjs/common';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { EntryPresenter } from './entry.presenter.ts';
import { decodeCursor, encodeCursor, olderThan } from './journal-cursor.ts';
import { JournalEntries } from './journal-entry.schema.ts';

const pageSize = 20;

export interface Page {
  entries: JournalEntry[];
  /** Set when there is an older entry. */
  next?: { cursor: string; limit: number };
}

/** Her entries, newest first: whole, or one page when a cursor or a limit is given (design, section 3). */
@Injectable()
export class ListEntries {
  constructor(
    private readonly entries: JournalEntries,
    private readonly presenter: EntryPresenter,
  ) {}

  async execute(
    memberId: string,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): Promise<Page> {
    const paged = query.cursor !== undefined || query.limit !== undefined;
    const limit = query.limit ?? pageSize;
    const kept = await this.entries.find(
      memberId,
      query.cursor === undefined ? {} : olderThan(decodeCursor(query.cursor)),
      { sort: { createdAt: -1, _id: -1 }, ...(paged ? { limit: limit + 1 } : {}) },
    );
    const shown = paged ? kept.slice(0, limit) : kept;
    const last = shown.at(-1);
    return {
      entries: await Promise.all(shown.map((entry) => this.presenter.present(memberId, entry))),
      ...(last && kept.length > shown.length ? { next: { cursor: encodeCursor(last), limit } } : {}),
    };
  }
}
