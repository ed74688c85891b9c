import { useCall } from '@moons/area-kit';
import { EmptyState, ErrorState, Grid, LoadingState, Notice } from '@moons/ui';
import type { listEvents, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import { useOnline } from '../use-online.ts';
import { StreamCard } from './stream-card.component.tsx';

interface StreamListProps {
  readonly call: typeof listLive | typeof listUpcoming | typeof listEvents;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly refetchMs?: number;
}

/** One tab: loading, error, empty, cards. */
export function StreamList({ call, emptyTitle, emptyText, refetchMs }: StreamListProps) {
  const online = useOnline();
  const options = refetchMs === undefined ? {} : { refetchInterval: refetchMs };
  const { data, isPending, isFetching, refetch } = useCall(call, {}, options);
  if (isPending) return <LoadingState label="Looking for circles…" />;
  if (!data) {
    return (
      <ErrorState
        title={online ? 'The circles could not be loaded' : 'You are offline'}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {online
          ? 'Something on our side did not answer. Please try again in a moment.'
          : 'As soon as you are connected again, the circles can be shown.'}
      </ErrorState>
    );
  }
  return (
    <>
      {online ? null : (
        <Notice tone="warning" title="You are offline">
          This is how the circles stood when you were last connected.
        </Notice>
      )}
      {data.length === 0 ? (
        <EmptyState title={emptyTitle}>{emptyText}</EmptyState>
      ) : (
        <Grid as="ul" min="19rem">
          {data.map((stream) => (
            <StreamCard key={stream.id} stream={stream} />
          ))}
        </Grid>
      )}
    </>
  );
}
