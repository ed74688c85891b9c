import { phaseNames } from '@moons/contracts/phases';
import { Card, CardTitle, Grid, MoonPhase } from '@moons/ui';

const cards = [
  {
    phase: 'black',
    tone: 'violet',
    text: 'Old shapes come undone. A time to rest, to grieve and to let go.',
  },
  {
    phase: 'white',
    tone: 'pearl',
    text: 'The first light. A time to clear the ground and see what is true.',
  },
  { phase: 'red', tone: 'rose', text: 'Strength returns. A time to speak, to make and to take up room.' },
] as const;

/** The three phases of the page's header (visitor spec, section 2). */
export function PhaseCards() {
  return (
    <Grid min="14rem">
      {cards.map(({ phase, tone, text }) => (
        <Card key={phase} tone={tone}>
          <MoonPhase phase={phase} size={56} />
          <CardTitle as="h2">{phaseNames.assessment[phase]}</CardTitle>
          <p>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}
