import { Injectable } from '@nestjs/common';
import { Idempotency, Refusal, Sealer } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { createEntry } from '@moons/contracts/wellness/journal';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { EntryPresenter } from './entry.presenter.ts';
import { JournalEntries } from './journal-entry.schema.ts';

/** Saves a reflection once per idempotency key, sealed; a repeat answers with the entry that is there. */
@Injectable()
export class CreateEntry {
  constructor(
    private readonly entries: JournalEntries,
    private readonly sealer: Sealer,
    private readonly idempotency: Idempotency,
    private readonly presenter: EntryPresenter,
  ) {}

  async execute(
    memberId: string,
    body: ValidInput<typeof createEntry>['body'],
    key: string | undefined,
  ): Promise<JournalEntry> {
    // Sealed before the transaction: making her key inside it would tie two racing saves together.
    const sealedContent = await this.sealer.seal(memberId, body.content);
    const sealedPrompt = body.prompt ? await this.sealer.seal(memberId, body.prompt) : undefined;
    const { id } = await this.idempotency.once(
      { memberId, call: createEntry.id, key, body },
      async (session) => {
        const entry = await this.entries.create(
          memberId,
          {
            sealedContent,
            isFavorite: body.isFavorite,
            ...(sealedPrompt === undefined ? {} : { sealedPrompt }),
          },
          { session },
        );
        return String(entry._id);
      },
    );
    const kept = await this.entries.findOne(memberId, { _id: id });
    if (!kept)
      throw new Refusal(
        'request.conflict',
        409,
        'This reflection was saved before and is no longer in your journal.',
      );
    return this.presenter.present(memberId, kept);
  }
}
