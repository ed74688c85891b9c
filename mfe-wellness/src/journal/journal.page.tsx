import { useLoginHref } from '@moons/area-kit';
import { EmptyState, LinkButton, LoadingState, Page } from '@moons/ui';
import { EntryTabs } from './entry-tabs.component.tsx';
import { FeatureCards } from './feature-cards.component.tsx';
import { Guidance } from './guidance.component.tsx';
import { useKnownMember } from './use-known-member.ts';
import { WritingArea } from './writing-area.component.tsx';

/** The reflection journal (member spec, section 2). */
export function JournalPage() {
  const user = useKnownMember();
  const login = useLoginHref();
  return (
    <Page
      title="Reflection Journal"
      lead="A quiet place for your own words. Nobody reads along, and what you write is kept sealed under a key of your own."
    >
      {user === undefined && <LoadingState label="Opening your journal…" />}
      {user === null && (
        <EmptyState
          title="Your journal opens when you are signed in"
          action={<LinkButton href={login}>Enter Sacred Space</LinkButton>}
        >
          What you typed before is kept on this device and waits for you.
        </EmptyState>
      )}
      {user && (
        <>
          <WritingArea key={user.id} memberId={user.id} />
          <EntryTabs />
          <FeatureCards />
          <Guidance />
        </>
      )}
    </Page>
  );
}
