import { useState } from 'react';
import { AppLink, isUnreachable, useLoginHref, useUser } from '@moons/area-kit';
import type { Retreat } from '@moons/contracts/learning/retreats';
import { EmptyState, ErrorState, Grid, LinkButton, LoadingState, Page, Section } from '@moons/ui';
import { RetreatCard } from './retreat-card.component.tsx';
import { RetreatDialog } from './retreat-dialog.component.tsx';
import { useRegistration, useRetreats } from './retreats.data.ts';
import { RetreatFeatures, WhatToExpect } from './what-to-expect.component.tsx';

/** The retreats (member spec, section 2). */
export function RetreatsPage() {
  const user = useUser();
  const login = useLoginHref();
  return (
    <Page
      width="wide"
      title="Sacred Retreats"
      lead="A few days away, in a small circle, with nothing to prove."
    >
      <RetreatFeatures />
      {user === undefined && <LoadingState label="One moment…" />}
      {user === null && (
        <EmptyState
          title="The retreats open when you are signed in"
          action={<LinkButton href={login}>Enter Sacred Space</LinkButton>}
        />
      )}
      {user && <Calendar key={user.id} />}
      <WhatToExpect />
    </Page>
  );
}

function Calendar() {
  const { data: retreats, error, isPending, isFetching, refetch } = useRetreats();
  const [opened, setOpened] = useState<Retreat>();
  const registration = useRegistration();
  if (isPending) return <LoadingState label="Opening the calendar…" />;
  if (!retreats) {
    return (
      <ErrorState
        title={isUnreachable(error) ? 'You seem to be offline' : 'The calendar could not be opened'}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {error?.error ?? 'Please try again in a moment.'}
      </ErrorState>
    );
  }
  if (retreats.length === 0) {
    return (
      <EmptyState
        title="Sacred Retreats Coming Soon"
        action={
          <LinkButton as={AppLink} to="/community" variant="secondary">
            Visit the community
          </LinkButton>
        }
      >
        New dates are being chosen. Until then, the circle is open every day.
      </EmptyState>
    );
  }
  return (
    <Section title="Retreats to come">
      <Grid as="ul" min="20rem">
        {retreats.map((retreat, position) => (
          <RetreatCard
            key={retreat.id}
            retreat={retreat}
            position={position}
            onOpen={() => setOpened(retreat)}
          />
        ))}
      </Grid>
      {opened && (
        <RetreatDialog
          retreat={opened}
          isRegistered={registration.registered.has(opened.id)}
          busy={registration.isPending}
          onRegister={() => registration.register(opened.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}
