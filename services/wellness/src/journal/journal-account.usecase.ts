import { Injectable } from '@nestjs/common';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import type { ClientSession } from 'mongoose';
import { JournalEntries } from './journal-entry.schema.ts';
import { ListEntries } from './list-entries.usecase.ts';

/** What this service hands out and forgets with her account. */
@Injectable()
export class JournalAccount {
  constructor(
    private readonly entries: JournalEntries,
    private readonly listing: ListEntries,
  ) {}

  async export(memberId: string): Promise<{ journal: JournalEntry[] }> {
    return { journal: (await this.listing.execute(memberId, {})).entries };
  }

  /** Her key goes too (service-kit), so that copies in backups can no longer be read. */
  async erase(memberId: string, session: ClientSession): Promise<void> {
    await this.entries.deleteMany(memberId, {}, { session });
  }
}
