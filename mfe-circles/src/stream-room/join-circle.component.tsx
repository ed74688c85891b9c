import { Badge, Button, Notice, Stack } from '@moons/ui';
import { isInside, type ChatState } from '../chat/chat-state.ts';

interface JoinCircleProps {
  readonly status: string;
  readonly state: ChatState;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

/** The door (member spec, section 2): open while the circle is live or scheduled. */
export function JoinCircle({ status, state, onJoin, onLeave }: JoinCircleProps) {
  const isOpen = status === 'live' || status === 'scheduled';
  if (isInside(state)) {
    return (
      <Stack direction="row" gap={4} align="center" wrap>
        {state.status !== 'away' ? <Badge tone="success">Connected to Circle</Badge> : null}
        <Button variant="secondary" onClick={onLeave}>
          Leave Circle
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={3} align="start">
      {state.refusal ? <Notice tone="warning">{state.refusal.error}</Notice> : null}
      <Button size="large" disabled={!isOpen} busy={state.status === 'connecting'} onClick={onJoin}>
        {status === 'scheduled' ? 'Join When Live' : 'Join Sacred Circle'}
      </Button>
    </Stack>
  );
}
