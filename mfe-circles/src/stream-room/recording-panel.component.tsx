import styled from 'styled-components';
import { useCall } from '@moons/area-kit';
import { Badge, Card } from '@moons/ui';
import { getRecordingStats, recordingStatsRefreshMs } from '@moons/contracts/circles/recording';

const Quiet = styled.p`
  color: var(--ink-soft);
`;

/** Whether this circle is recorded (member spec, section 2). */
export function RecordingPanel({ streamId, status }: { streamId: string; status: string }) {
  const { data } = useCall(
    getRecordingStats,
    { params: { id: streamId } },
    {
      refetchInterval: ({ state }) =>
        state.data?.isRecording ? recordingStatsRefreshMs.recording : recordingStatsRefreshMs.idle,
    },
  );
  if (!data) return null;
  const label = data.isRecording ? 'Recording' : data.isAvailable ? 'Available' : 'Not Recording';
  return (
    <Card as="section" aria-label="Recording">
      <Badge tone={data.isRecording ? 'danger' : 'neutral'}>{label}</Badge>
      {data.isRecording ? (
        <p>Recording in progress. Participants will be able to download after the session ends.</p>
      ) : null}
      {status === 'ended' && !data.isAvailable ? (
        <>
          <h2>No Recording Available</h2>
          <Quiet>This sacred circle was not recorded or the recording is no longer available.</Quiet>
        </>
      ) : null}
    </Card>
  );
}
