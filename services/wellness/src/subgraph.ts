import { readFileSync } from 'node:fs';
import { defineSubgraph } from '@moons/service-kit';
import { DailyPrompt } from './daily-prompt/daily-prompt.usecase.ts';
import { JournalEntries } from './journal/journal-entry.schema.ts';

interface MemberReference {
  id: string;
}

// From dist/ and from src/ alike this is the one file that the supergraph is composed from.
const sdl = readFileSync(new URL('../src/subgraph.graphql', import.meta.url), 'utf8');

export const subgraph = defineSubgraph({
  sdl,
  resolvers: (app) => ({
    Member: {
      journalEntryCount: ({ id }: MemberReference) => app.get(JournalEntries).count(id),
      dailyPrompt: () => app.get(DailyPrompt).execute(),
    },
  }),
});
