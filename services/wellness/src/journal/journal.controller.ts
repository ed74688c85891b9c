import { Controller } from '@nestjs/common';
import { Handles, IdempotencyKey, Input, Me, nextLink, Reply } from '@moons/service-kit';
import type { Caller, ReplyHandle } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { createEntry, listEntries, updateEntry } from '@moons/contracts/wellness/journal';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { CreateEntry } from './create-entry.usecase.ts';
import { ListEntries } from './list-entries.usecase.ts';
import { UpdateEntry } from './update-entry.usecase.ts';

@Controller()
export class JournalController {
  constructor(
    private readonly listing: ListEntries,
    private readonly creating: CreateEntry,
    private readonly updating: UpdateEntry,
  ) {}

  @Handles(listEntries)
  async list(
    @Input() { query }: ValidInput<typeof listEntries>,
    @Me() me: Caller,
    @Reply() reply: ReplyHandle,
  ): Promise<JournalEntry[]> {
    const { entries, next } = await this.listing.execute(me.memberId, query);
    if (next) nextLink(reply, listEntries.path, next);
    return entries;
  }

  @Handles(createEntry)
  create(
    @Input() { body }: ValidInput<typeof createEntry>,
    @Me() me: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<JournalEntry> {
    return this.creating.execute(me.memberId, body, key);
  }

  @Handles(updateEntry)
  update(@Input() { params, body }: ValidInput<typeof updateEntry>, @Me() me: Caller): Promise<JournalEntry> {
    return this.updating.execute(me.memberId, params.id, body.isFavorite);
  }
}
