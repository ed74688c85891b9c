import { Injectable } from '@nestjs/common';
import { newestFirst, paging, type NextPage } from '@moons/service-kit';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { EntryPresenter } from './entry.presenter.ts';
import { JournalEntries } from './journal-entry.schema.ts';

export interface Page {
  entries: JournalEntry[];
  /** Set when there is an older entry. */
  next?: NextPage;
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
    const { filter, fetch, cut } = paging(query);
    const found = await this.entries.find(memberId, filter, {
      sort: newestFirst,
      ...(fetch === undefined ? {} : { limit: fetch }),
    });
    const { shown, ...next } = cut(found);
    return {
      entries: await Promise.all(shown.map((entry) => this.presenter.present(memberId, entry))),
      ...next,
    };
  }
}
