import styled from 'styled-components';
import { AppLink } from '@moons/area-kit';
import { Badge, Button, Card, CardTitle, LinkButton, MoonPhase, Stack } from '@moons/ui';
import type { StreamSummary } from '@moons/contracts/circles/streams';
import { LiveBadge } from '../live-badge.component.tsx';
import { phaseTone } from '../phase-tone.ts';
import { dateAndTime, eventLabel, participants, phaseBadge } from '../stream-texts.ts';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  height: 100%;
`;
const Facts = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
const Foot = styled.div`
  margin-top: auto;
`;

/** A circle in a list; its act depends on its status (member spec, section 2). */
export function StreamCard({ stream }: { stream: StreamSummary }) {
  const { title, description, status, phase, maxParticipants } = stream;
  return (
    <Frame as="li">
      <Stack direction="row" justify="between" align="start" gap={3}>
        <Stack direction="row" gap={2} wrap>
          {status === 'live' ? <LiveBadge /> : null}
          <Badge tone={phaseTone(phase)}>{phaseBadge(phase)}</Badge>
          {stream.requiresSubscription ? <Badge tone="gold">Premium</Badge> : null}
        </Stack>
        <MoonPhase phase={phase ?? 'medicine'} size={44} />
      </Stack>
      <div>
        <CardTitle as="h2">{title}</CardTitle>
        <Facts>
          {eventLabel(stream.eventType)} · {stream.duration} minutes
        </Facts>
      </div>
      <p>{description}</p>
      <Facts>
        <time dateTime={stream.scheduledFor}>{dateAndTime(stream.scheduledFor)}</time>
        {status === 'live' ? (
          <>
            <br />
            {participants(stream.participantCount, maxParticipants)}
          </>
        ) : null}
      </Facts>
      <Foot>
        <Act stream={stream} />
      </Foot>
    </Frame>
  );
}

function Act({ stream: { id, status, title } }: { stream: StreamSummary }) {
  if (status === 'live') {
    return (
      <LinkButton as={AppLink} to={`/stream/${id}`} wide aria-label={`Join Sacred Circle: ${title}`}>
        Join Sacred Circle
      </LinkButton>
    );
  }
  if (status === 'scheduled') {
    return (
      <LinkButton
        as={AppLink}
        to={`/stream/${id}`}
        variant="secondary"
        wide
        aria-label={`View Details: ${title}`}
      >
        View Details
      </LinkButton>
    );
  }
  return (
    <Button variant="secondary" wide disabled>
      {status === 'ended' ? 'Circle Completed' : 'Unavailable'}
    </Button>
  );
}
