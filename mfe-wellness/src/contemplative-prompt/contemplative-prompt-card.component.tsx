import { getTodaysPrompt, promptRefetchMs } from '@moons/contracts/wellness/contemplative';
import type { ContemplativePrompt } from '@moons/contracts/wellness/contemplative';
import { phaseNames } from '@moons/contracts/phases';
import { useCall } from '@moons/area-kit';
import { Badge, Card, CardTitle, LoadingState, MoonPhase, Stack, tokens } from '@moons/ui';
import styled from 'styled-components';
import { messageOfDay } from './daily-messages.ts';

/* On a wide screen the saying has the larger part, what to do stands beside it. */
const Columns = styled.div`
  display: grid;
  gap: 1.25rem 3rem;
  align-items: center;
  flex: 1;
  @media (min-width: ${tokens.breakpoint.wide}) {
    grid-template-columns: 1.4fr 1fr;
  }
`;
const Saying = styled.p`
  font: 440 clamp(1.5rem, 1.2rem + 1.2vw, 2rem) / 1.3 ${tokens.font.heading};
  text-wrap: balance;
`;
const Parts = styled.div`
  display: grid;
  gap: 1rem;
  @media (min-width: ${tokens.breakpoint.wide}) {
    padding-left: 2rem;
    border-left: 1px solid var(--line);
  }
`;
const Part = styled.p`
  strong {
    display: block;
    font-weight: 600;
  }
`;

/** Widget of the landing page: today's contemplative prompt (visitor spec, section 2). */
export function ContemplativePromptCard() {
  const prompt = useCall(getTodaysPrompt, {}, { refetchInterval: promptRefetchMs });
  if (prompt.isPending) {
    return (
      <Card>
        <LoadingState label="Today’s words are on their way…" />
      </Card>
    );
  }
  return prompt.data ? <TodaysPrompt prompt={prompt.data} /> : <DailyMessageCard now={new Date()} />;
}

function TodaysPrompt({ prompt }: { prompt: ContemplativePrompt }) {
  return (
    <Card as="article" aria-label="Today’s contemplative prompt">
      <Stack direction="row" align="center" gap={4} wrap>
        <MoonPhase phase={prompt.phase} size={56} />
        <Stack gap={1}>
          <CardTitle>{phaseNames.member[prompt.phase]}</CardTitle>
          <Badge tone={prompt.phase}>Week {prompt.weekNumber}</Badge>
        </Stack>
      </Stack>
      <Columns>
        <Saying>{prompt.insight}</Saying>
        <Parts>
          <Part>
            <strong>Sacred action</strong> {prompt.action}
          </Part>
          <Part>
            <strong>Somatic practice</strong> {prompt.somaticPractice}
          </Part>
        </Parts>
      </Columns>
    </Card>
  );
}

function DailyMessageCard({ now }: { now: Date }) {
  const { title, message, practice } = messageOfDay(now);
  return (
    <Card as="article" aria-label="Today’s message">
      <Stack direction="row" align="center" gap={4}>
        <MoonPhase phase={0.12} size={56} />
        <CardTitle>{title}</CardTitle>
      </Stack>
      <Columns>
        <Saying>{message}</Saying>
        <Parts>
          <Part>{practice}</Part>
        </Parts>
      </Columns>
      <Badge>Free Daily Wisdom • Changes Daily</Badge>
    </Card>
  );
}
