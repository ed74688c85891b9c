import { useState } from 'react';
import type { ReactNode } from 'react';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { isUnreachable } from '@moons/area-kit';
import { EmptyState, ErrorState, LoadingState, Section, Stack, Tabs } from '@moons/ui';
import { EntryCard } from './entry-card.component.tsx';
import { localDay } from './export-text.ts';
import { useEntries, useToggleFavorite } from './journal.data.ts';

/** Her entries in three tabs: loading, error, empty, list. */
export function EntryTabs() {
  const entries = useEntries();
  return (
    <Section title="Your entries">
      {entries.isPending && <LoadingState label="Turning the pages…" />}
      {entries.isError && (
        <ErrorState
          title={
            isUnreachable(entries.error)
              ? 'You seem to be offline'
              : 'Your entries could not be opened just now'
          }
          onRetry={() => void entries.refetch()}
          busy={entries.isFetching}
        >
          {isUnreachable(entries.error)
            ? 'Nothing is lost. You can go on writing, and your entries show again when you are back online.'
            : 'Nothing is lost. They are safe in your journal; please try again in a moment.'}
        </ErrorState>
      )}
      {entries.data && <LoadedTabs entries={entries.data} />}
    </Section>
  );
}

function LoadedTabs({ entries }: { entries: readonly JournalEntry[] }) {
  const [tab, setTab] = useState('today');
  const today = localDay(new Date());
  const ofToday = entries.filter(({ createdAt }) => localDay(new Date(createdAt)) === today);
  const favorites = entries.filter(({ isFavorite }) => isFavorite);
  return (
    <Tabs
      label="Which reflections to show"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'today',
          label: `Today (${ofToday.length})`,
          panel: (
            <EntryList entries={ofToday}>
              <EmptyState title="Nothing written today">A line is enough, if you feel like it.</EmptyState>
            </EntryList>
          ),
        },
        {
          id: 'favorites',
          label: `Favorites (${favorites.length})`,
          panel: (
            <EntryList entries={favorites}>
              <EmptyState title="No favorites yet">Give an entry a heart and it will be here.</EmptyState>
            </EntryList>
          ),
        },
        {
          id: 'all',
          label: `All Entries (${entries.length})`,
          panel: (
            <EntryList entries={entries}>
              <EmptyState title="Your journal is still empty">
                Your first reflection will be the first page.
              </EmptyState>
            </EntryList>
          ),
        },
      ]}
    />
  );
}

function EntryList({ entries, children }: { entries: readonly JournalEntry[]; children: ReactNode }) {
  const toggle = useToggleFavorite();
  if (entries.length === 0) return children;
  return (
    <Stack as="ul" gap={4}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryCard entry={entry} onToggleFavorite={toggle} />
        </li>
      ))}
    </Stack>
  );
}
