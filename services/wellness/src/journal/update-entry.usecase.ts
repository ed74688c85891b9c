import { Injectable } from '@nestjs/common';
import { Refusal } from '@moons/service-kit';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { isValidObjectId } from 'mongoose';
import { EntryPresenter } from './entry.presenter.ts';
import { JournalEntries } from './journal-entry.schema.ts';

/** Marks or unmarks an entry of hers; another member's id is answered like an unknown one: 404. */
@Injectable()
export class UpdateEntry {
  constructor(
    private readonly entries: JournalEntries,
    private readonly presenter: EntryPresenter,
  ) {}

  async execute(memberId: string, id: string, isFavorite: boolean): Promise<JournalEntry> {
    const kept = isValidObjectId(id)
      ? await this.entries.updateOne(memberId, { _id: id }, { $set: { isFavorite } })
      : null;
    if (!kept) throw new Refusal('journal.not-found', 404, 'This entry is not in your journal.');
    return this.presenter.present(memberId, kept);
  }
}
