import { useState } from 'react';
import { useLoginHref, useSearchParams, useUser } from '@moons/area-kit';
import { Phase } from '@moons/contracts/phases';
import { Button, EmptyState, LinkButton, LoadingState, Page, Section, Tabs } from '@moons/ui';
import { CareNote } from './care-note.component.tsx';
import { Features, Guidelines } from './guidelines.component.tsx';
import { PostFeed } from './post-feed.component.tsx';
import { feedTabs } from './post-texts.ts';
import { useSharePost } from './posts.data.ts';
import { ShareDialog } from './share-dialog.component.tsx';
import { emptyDraft, shareBody } from './share-draft.ts';

/** The community (member spec, section 2). */
export function PostsPage() {
  const user = useUser();
  const login = useLoginHref();
  const title = 'Sacred Circles';
  if (user === undefined) return <Page title={title}>{<LoadingState label="One moment…" />}</Page>;
  if (user === null) {
    return (
      <Page title={title}>
        <EmptyState
          title="The circle opens when you are signed in"
          action={<LinkButton href={login}>Enter Sacred Space</LinkButton>}
        />
      </Page>
    );
  }
  return <Circle key={user.id} title={title} />;
}

function Circle({ title }: { title: string }) {
  const [sharing, setSharing] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const [params, setParams] = useSearchParams();
  const phase = Phase.safeParse(params.get('phase')).data;
  const share = useSharePost({
    onKept: () => {
      setDraft(emptyDraft);
      setSharing(false);
    },
  });
  const open = () => setSharing(true);
  return (
    <Page
      title={title}
      lead="A place to say how it really is, among women who know. Read as long as you like; share when you are ready."
      actions={
        <Button icon="plus" onClick={open}>
          Share Your Journey
        </Button>
      }
    >
      <Guidelines />
      <Section title="From the circle">
        <Tabs
          label="Posts by phase"
          value={phase ?? 'all'}
          onChange={(id) => setParams(id === 'all' ? {} : { phase: id })}
          tabs={feedTabs.map((tab) => ({ ...tab, panel: <PostFeed phase={phase} onShare={open} /> }))}
        />
      </Section>
      <Features />
      <CareNote />
      <ShareDialog
        open={sharing}
        draft={draft}
        busy={share.isPending}
        onChange={setDraft}
        onClose={() => setSharing(false)}
        onShare={() => share.mutate({ body: shareBody(draft) })}
      />
    </Page>
  );
}
