import { AppLink, useCall, useParams, useUser } from '@moons/area-kit';
import { ErrorState, LinkButton, LoadingState, Page } from '@moons/ui';
import { getStream, liveListRefreshMs } from '@moons/contracts/circles/streams';
import { StreamRoom } from './stream-room.component.tsx';

/** /stream/{streamId} (member spec, section 2): loading, not found, the room. */
export function StreamRoomPage() {
  const { streamId = '' } = useParams();
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useCall(
    getStream,
    { params: { id: streamId } },
    { enabled: streamId !== '', refetchInterval: liveListRefreshMs },
  );
  if ((isPending && streamId !== '') || user === undefined)
    return <LoadingState label="Loading sacred circle..." />;
  if (!data || !user) {
    const gone = error?.status === 404;
    return (
      <Page
        title="Circle Not Found"
        lead="The sacred circle you're looking for doesn't exist or may have been removed."
        actions={
          <LinkButton as={AppLink} to="/circles">
            Back to Sacred Circles
          </LinkButton>
        }
        width="narrow"
      >
        {gone || !error ? null : (
          <ErrorState title="Or it could not be reached" busy={isFetching} onRetry={() => void refetch()}>
            The circle did not answer just now.
          </ErrorState>
        )}
      </Page>
    );
  }
  return <StreamRoom key={data.id} stream={data} user={user} />;
}
