import type { ServiceOptions } from '@moons/service-kit';
import { getTodaysPrompt } from '@moons/contracts/wellness/contemplative';
import { createEntry, getDailyPrompt, listEntries, updateEntry } from '@moons/contracts/wellness/journal';
import { ContemplativeController } from './contemplative/contemplative.controller.ts';
import { TodaysPrompt } from './contemplative/todays-prompt.usecase.ts';
import { DailyPromptController } from './daily-prompt/daily-prompt.controller.ts';
import { DailyPrompt } from './daily-prompt/daily-prompt.usecase.ts';
import { CreateEntry } from './journal/create-entry.usecase.ts';
import { EntryPresenter } from './journal/entry.presenter.ts';
import { JournalAccount } from './journal/journal-account.usecase.ts';
import { JournalController } from './journal/journal.controller.ts';
import { JournalEntries, journalEntryModel } from './journal/journal-entry.schema.ts';
import { ListEntries } from './journal/list-entries.usecase.ts';
import { UpdateEntry } from './journal/update-entry.usecase.ts';
import { subgraph } from './subgraph.ts';

/** What this service is made of; the tests start the same thing. */
export const wellness: ServiceOptions = {
  name: 'wellness',
  calls: [getTodaysPrompt, listEntries, createEntry, updateEntry, getDailyPrompt],
  controllers: [ContemplativeController, DailyPromptController, JournalController],
  providers: [
    TodaysPrompt,
    DailyPrompt,
    JournalEntries,
    EntryPresenter,
    ListEntries,
    CreateEntry,
    UpdateEntry,
    JournalAccount,
  ],
  models: [journalEntryModel],
  subgraph,
  exportMember: (memberId, app) => app.get(JournalAccount).export(memberId),
  eraseMember: (memberId, app, session) => app.get(JournalAccount).erase(memberId, session),
};
