import { useState } from 'react';
import { isUnreachable, useCall, useSearchParams } from '@moons/area-kit';
import { listCourses } from '@moons/contracts/learning/courses';
import type { Resource } from '@moons/contracts/learning/courses';
import { Button, EmptyState, ErrorState, Grid, LoadingState, Section, Stack, Tabs } from '@moons/ui';
import { matching, readFilters, writeFilters, type Filters } from './filters.ts';
import { LibraryFilters } from './library-filters.component.tsx';
import { ResourceCard } from './resource-card.component.tsx';
import { ResourceDialog } from './resource-dialog.component.tsx';
import { phaseTabs } from './resource-texts.ts';
import { useSavedResources } from './saved-resources.ts';
import { Shortcuts } from './shortcuts.component.tsx';

/** Fetches the library; filtering happens here, on a few dozen resources. */
export function Library({ memberId }: { memberId: string }) {
  // Being offline is an answer to show, or the offline worker's business, not a reason to wait in silence.
  const { data, error, isPending, isFetching, refetch } = useCall(listCourses, {}, { networkMode: 'always' });
  if (isPending) return <LoadingState label="Opening the library…" />;
  if (!data) {
    return (
      <ErrorState
        title={isUnreachable(error) ? 'You seem to be offline' : 'The library could not be opened'}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {error?.error ?? 'Please try again in a moment.'}
      </ErrorState>
    );
  }
  return <Shelves resources={data} memberId={memberId} />;
}

function Shelves({ resources, memberId }: { resources: readonly Resource[]; memberId: string }) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Resource>();
  const saved = useSavedResources(memberId);
  const filters = readFilters(params);
  // Each letter of a search is not a step that Back should go through.
  const change = (next: Filters) =>
    setParams(writeFilters(next), { replace: next.search !== filters.search, preventScrollReset: true });
  const found = matching(resources, filters, saved.ids);

  const panel = (description: string) => (
    <Stack gap={6}>
      <p>{description}</p>
      <LibraryFilters filters={filters} count={found.length} onChange={change} />
      {found.length === 0 && (
        <EmptyState
          title="Nothing matches just now"
          action={
            <Button variant="secondary" onClick={() => change({})}>
              Show the whole library
            </Button>
          }
        >
          Try another word, or fewer filters.
        </EmptyState>
      )}
      <Grid as="ul">
        {found.map((resource) => (
          <ResourceCard
            key={resource.id}
            resource={resource}
            isSaved={saved.ids.has(resource.id)}
            onOpen={() => setOpened(resource)}
          />
        ))}
      </Grid>
    </Stack>
  );

  return (
    <>
      <Shortcuts onChoose={(category) => change({ ...filters, category })} />
      <Section title="The library">
        <Tabs
          label="Library by phase"
          value={filters.phase ?? 'all'}
          onChange={(id) =>
            change({ ...filters, phase: id === 'all' ? undefined : (id as Filters['phase']) })
          }
          tabs={phaseTabs.map(({ id, label, description }) => ({ id, label, panel: panel(description) }))}
        />
      </Section>
      {opened && (
        <ResourceDialog
          key={opened.id}
          resource={opened}
          isSaved={saved.ids.has(opened.id)}
          onSave={() => saved.toggle(opened.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
