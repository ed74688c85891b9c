import {
  Badge,
  Button,
  Card,
  CardTitle,
  EmptyState,
  ErrorState,
  Grid,
  Icon,
  LinkButton,
  LoadingState,
  Logo,
  MoonPhase,
  Notice,
  Progress,
  Section,
  Stack,
  TextLink,
} from '../src/index.ts';
import type {
  BadgeTone,
  ButtonVariant,
  CardTone,
  IconName,
  MoonPhaseName,
  NoticeTone,
} from '../src/index.ts';
import { iconPaths } from '../src/icon-paths.ts';

const phases: [MoonPhaseName, string][] = [
  ['black', 'Sacred Unraveling'],
  ['white', 'Soulful Integration'],
  ['red', 'Fierce Reclamation'],
  ['golden', 'Wisdom and Service'],
];
const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'destructive'];
const badges: BadgeTone[] = [
  'neutral',
  'rose',
  'gold',
  'success',
  'danger',
  'info',
  'live',
  'black',
  'white',
  'red',
  'golden',
];
const tones: CardTone[] = ['sunken', 'rose', 'gold', 'violet', 'pearl'];
const notices: NoticeTone[] = ['info', 'success', 'warning', 'error', 'gold'];

export function Surfaces() {
  return (
    <>
      <Section title="The moon" lead="The one ornament. It is drawn in the phase of what it stands beside.">
        <Grid min="13rem">
          {phases.map(([phase, name]) => (
            <Card key={phase} interactive>
              <MoonPhase phase={phase} size={96} />
              <CardTitle>
                <a href={`#${phase}`}>{name}</a>
              </CardTitle>
              <Badge tone={phase}>{phase} moon</Badge>
            </Card>
          ))}
        </Grid>
        <Stack direction="row" gap={3} wrap>
          {Array.from({ length: 13 }, (_, month) => (
            <MoonPhase key={month} phase={month / 13} size={44} />
          ))}
          <MoonPhase phase="red" size={24} label="Red moon" />
          <Logo markOnly size={56} />
        </Stack>
      </Section>
      <Section
        title="Acts"
        lead={
          <>
            Rose for the act to take; everything else is quiet.{' '}
            <TextLink href="#acts">A link in text</TextLink>.
          </>
        }
      >
        {variants.map((variant) => (
          <Stack key={variant} direction="row" gap={3} wrap>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} icon="heart">
              Send a heart
            </Button>
            <Button variant={variant} size="large">
              Begin the assessment
            </Button>
            <Button variant={variant} busy>
              Saving
            </Button>
            <Button variant={variant} disabled>
              Not yet
            </Button>
          </Stack>
        ))}
        <LinkButton href="#acts" variant="secondary">
          A link like a button
        </LinkButton>
        <Stack direction="row" gap={2} wrap>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Stack>
      </Section>
      <Section title="Cards and words set apart">
        <Grid>
          <Card as="article">
            <CardTitle>Tonight’s circle</CardTitle>
            <p>We sit together at nine. Bring a cup of something warm, and nothing you need to hide.</p>
            <Progress label="Places taken" value={9} max={13} valueText="9 of 13" />
          </Card>
          {tones.map((tone) => (
            <Card key={tone} tone={tone}>
              <CardTitle>{tone}</CardTitle>
              <p>A quiet surface for what belongs together.</p>
            </Card>
          ))}
        </Grid>
        <Stack>
          {notices.map((tone) => (
            <Notice key={tone} tone={tone} title="Nothing is lost">
              We could not reach your journal just now. Your words are still here; please try again.
            </Notice>
          ))}
        </Stack>
      </Section>
      <Section title="States">
        <Grid min="20rem">
          <Card>
            <LoadingState label="Opening your journal" />
          </Card>
          <Card>
            <EmptyState title="Your journal is waiting" action={<Button>Write the first reflection</Button>}>
              What you write here is for your eyes only.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState title="The circle could not be opened" onRetry={() => undefined}>
              Nothing you saved is lost. Please try again in a moment.
            </ErrorState>
          </Card>
        </Grid>
      </Section>
      <Section title="Icons">
        <Stack direction="row" gap={4} wrap>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </Stack>
      </Section>
    </>
  );
}
