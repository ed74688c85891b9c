import { getTodaysPrompt, promptRefetchMs } from '@moons/contracts/wellness/contemplative';
import type { ContemplativePrompt } from '@moons/contracts/wellness/contemplative';
import { phaseNames } from '@moons/contracts/phases';
import { useCall } from '@moons/area-kit';
import { Badge, Card, CardTitle, LoadingState, MoonPhase, Stack } from '@moons/ui';
import styled from 'styled-components';
import { messageOfDay } from './daily-messages.ts';

const Saying = styled.p`
  font-family: 'Fraunces Variable', 'Fraunces Fallback', Georgia, serif;
  font-size: 1.5rem;
  line-height: 1.4;
  text-wrap: balance;
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
      <Saying>{prompt.insight}</Saying>
      <Part>
        <strong>Sacred action</strong> {prompt.action}
      </Part>
      <Part>
        <strong>Somatic practice</strong> {prompt.somaticPractice}
      </Part>
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
      <Saying>{message}</Saying>
      <Part>{practice}</Part>
      <Badge>Free Daily Wisdom • Changes Daily</Badge>
    </Card>
  );
}
