import { isUnreachable } from '@moons/area-kit';
import type { Phase } from '@moons/contracts/phases';
import { Button, EmptyState, ErrorState, LoadingState, Stack, VisuallyHidden } from '@moons/ui';
import { PostCard } from './post-card.component.tsx';
import { emptyFeed } from './post-texts.ts';
import { usePosts } from './posts.data.ts';

/** The posts of one phase, or of all. */
export function PostFeed({ phase, onShare }: { phase: Phase | undefined; onShare: () => void }) {
  const { data: posts, error, isPending, isFetching, refetch, ...more } = usePosts(phase);
  if (isPending) return <LoadingState label="Gathering the circle…" />;
  if (!posts) {
    return (
      <ErrorState
        title={isUnreachable(error) ? 'You seem to be offline' : 'The circle could not be opened'}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {error?.error ?? 'Nothing is lost. Please try again in a moment.'}
      </ErrorState>
    );
  }
  if (posts.length === 0) {
    const { title, text } = emptyFeed[phase ?? 'all'];
    return (
      <EmptyState
        title={title}
        phase={phase ?? 0.08}
        action={
          <Button variant="secondary" onClick={onShare}>
            Share Your Journey
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Stack as="ul" gap={6}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Stack>
      <VisuallyHidden role="status">{`${posts.length} posts shown`}</VisuallyHidden>
      {more.isFetchNextPageError && <p role="alert">Older posts could not be fetched. Please try again.</p>}
      {more.hasNextPage && (
        <Button variant="secondary" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          Load more
        </Button>
      )}
    </Stack>
  );
}
