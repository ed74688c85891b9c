import styled from 'styled-components';
import { AppLink } from '@moons/area-kit';
import { Badge, Card, Icon, Page, Stack, TextLink } from '@moons/ui';
import type { AuthUser } from '@moons/contracts/membership/profile';
import type { Stream } from '@moons/contracts/circles/streams';
import { LiveBadge } from '../live-badge.component.tsx';
import { phaseTone } from '../phase-tone.ts';
import { eventBadge, eventLabel, participants, phaseBadge } from '../stream-texts.ts';
import { ChatPanel } from './chat-panel.component.tsx';
import { Elapsed } from './elapsed.component.tsx';
import { JoinCircle } from './join-circle.component.tsx';
import { RecordingPanel } from './recording-panel.component.tsx';
import { useChat } from './use-chat.ts';
import { VideoArea } from './video-area.component.tsx';

/* On a phone the talk follows the door at once; beside it where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-areas: 'stage' 'talk' 'more';
  gap: 1.5rem;
  align-items: start;
  > * {
    min-width: 0;
  }
  @media (min-width: 960px) {
    grid-template: 'stage talk' auto 'more talk' 1fr / minmax(0, 3fr) minmax(20rem, 2fr);
  }
`;
const Place = styled.div<{ $at: 'stage' | 'talk' | 'more' }>`
  grid-area: ${({ $at }) => $at};
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
`;
const BackLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
`;
const Quiet = styled.p`
  color: var(--ink-soft);
`;

/** The room of one circle: what it is, the door, the talk. */
export function StreamRoom({ stream, user }: { stream: Stream; user: AuthUser }) {
  const { chat, state } = useChat(stream.id, user.id);
  const isLive = stream.status === 'live';
  const isOpen = isLive || stream.status === 'scheduled';
  const count = state.participantCount ?? stream.participantCount;
  const above = (
    <Stack direction="row" gap={3} align="center" wrap>
      <BackLink as={AppLink} to="/circles">
        <Icon name="arrow-left" size={20} /> Back to Circles
      </BackLink>
      {isLive ? <LiveBadge /> : null}
      <Badge tone="info">{eventBadge(stream.eventType)}</Badge>
    </Stack>
  );
  return (
    <Page title={stream.title} lead={stream.description} above={above} width="wide">
      <Columns>
        <Place $at="stage">
          <VideoArea stream={stream} />
          <Stack direction="row" gap={3} align="center" wrap>
            <Badge tone={phaseTone(stream.phase)}>{phaseBadge(stream.phase)}</Badge>
            <span>{eventLabel(stream.eventType)}</span>
            <span>{participants(count, stream.maxParticipants)}</span>
            {isLive ? <Elapsed since={stream.scheduledFor} /> : null}
          </Stack>
          <JoinCircle
            status={stream.status}
            state={state}
            onJoin={() => chat.join()}
            onLeave={() => chat.leave()}
          />
        </Place>
        <Place $at="talk">
          <ChatPanel chat={chat} state={state} isOpen={isOpen} />
        </Place>
        <Place $at="more">
          <Card as="section" aria-labelledby="circle-host">
            <h2 id="circle-host">Your Host</h2>
            <p>{stream.hostName || 'A host of this house'}</p>
            <Quiet>
              {stream.isHost ? 'You hold this circle: ' : 'Holds this circle: '}
              {stream.title}
            </Quiet>
          </Card>
          <RecordingPanel streamId={stream.id} status={stream.status} />
        </Place>
      </Columns>
    </Page>
  );
}
