import { Injectable } from '@nestjs/common';
import { Sealer } from '@moons/service-kit';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import type { StoredEntry } from './journal-entry.schema.ts';

export type KeptEntry = StoredEntry & { _id: unknown; createdAt: Date; updatedAt: Date };

/** Opens a sealed entry and shapes what leaves the service. */
@Injectable()
export class EntryPresenter {
  constructor(private readonly sealer: Sealer) {}

  async present(memberId: string, entry: KeptEntry): Promise<JournalEntry> {
    const open = (sealed: string) => this.sealer.open(memberId, sealed);
    const [content, prompt, audioNotes] = await Promise.all([
      open(entry.sealedContent),
      entry.sealedPrompt === undefined ? undefined : open(entry.sealedPrompt),
      entry.sealedAudioNotes === undefined ? undefined : open(entry.sealedAudioNotes),
    ]);
    return {
      id: String(entry._id),
      content,
      ...(prompt === undefined ? {} : { prompt }),
      ...(audioNotes === undefined ? {} : { audioNotes }),
      isFavorite: entry.isFavorite,
      createdAt: entry.createdAt.toISOString(),
      updatedAt: entry.updatedAt.toISOString(),
    };
  }
}
