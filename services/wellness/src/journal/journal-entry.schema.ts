import { Injectable } from '@nestjs/common';
import { InjectModel, memberSchema, MemberStore } from '@moons/service-kit';
import type { ModelDefinition } from '@moons/service-kit';
import type { Model } from 'mongoose';

/** What is kept of a reflection: every word of hers is sealed under her own key (design, section 6). */
export interface StoredEntry {
  sealedContent: string;
  sealedPrompt?: string;
  sealedAudioNotes?: string;
  isFavorite: boolean;
}

const schema = memberSchema<StoredEntry>({
  sealedContent: { type: String, required: true },
  sealedPrompt: String,
  sealedAudioNotes: String,
  isFavorite: { type: Boolean, required: true },
});
// Newest first, and the keyset cursor, read along this index.
schema.index({ memberId: 1, createdAt: -1, _id: -1 });

export const journalEntryModel: ModelDefinition = { name: 'JournalEntry', schema };

@Injectable()
export class JournalEntries extends MemberStore<StoredEntry> {
  constructor(@InjectModel('JournalEntry') model: Model<StoredEntry & { memberId: string }>) {
    super(model);
  }
}
