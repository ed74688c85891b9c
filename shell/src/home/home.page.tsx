import styled from 'styled-components';
import { phaseNames } from '@moons/contracts/phase-names';
import { AppLink, useUser } from '@moons/area-kit/kernel';
import {
  Card,
  CardTitle,
  Grid,
  LinkButton,
  MoonPhase,
  Notice,
  Page,
  Stack,
  TextLink,
  tokens,
  type IconName,
} from '@moons/ui/kernel';
import { Mark } from '../landing/mark.component.tsx';
import { useMemberHome } from './member-home.data.ts';
import { News } from './news.component.tsx';
import { quoteOfTheDay } from './quote.ts';

const phaseTexts = {
  black: 'Something old is letting go. You need not hold it up any longer.',
  white: 'The air clears. Small, clean choices carry you now.',
  red: 'Your fire is back. Use it for what is truly yours.',
  medicine: 'You carry what others are looking for. Rest in it, and share it as you like.',
} as const;

/** Member home (visitor spec, section 2). */
export function HomePage() {
  const user = useUser();
  const home = useMemberHome();
  const { currentPhase, journalEntryCount, preferredName } = home.data ?? {};
  const name = preferredName ?? user?.preferredName;
  return (
    <Page
      width="wide"
      title={name ? `Welcome home, ${name}` : 'Welcome home'}
      lead="Nothing has to be done here. Take up whatever calls you today."
    >
      {home.isError && (
        <Notice tone="warning" title="Some of this page could not be fetched">
          {home.error.error ?? 'Please try again in a moment.'} Everything you saved is safe.{' '}
          <TextLink as="button" type="button" onClick={() => void home.refetch()}>
            Try again
          </TextLink>
        </Notice>
      )}
      {currentPhase && (
        <Phase tone={currentPhase === 'white' ? 'pearl' : currentPhase === 'red' ? 'rose' : 'violet'}>
          <MoonPhase phase={currentPhase} size={104} />
          <div>
            <Soft>Your current moon phase</Soft>
            <h2>{phaseNames.home[currentPhase]}</h2>
            <p>{phaseTexts[currentPhase]}</p>
          </div>
        </Phase>
      )}
      <Grid as="ul" min="17rem" aria-busy={home.isPending}>
        <Room
          icon="moon"
          title="Moon Assessment"
          to="/assessment"
          act={currentPhase ? 'Take it again' : 'Begin'}
        >
          30 questions that show where you stand in the change.
        </Room>
        <Room icon="journal" title="Sacred Journal" to="/journal" act="Open your journal">
          {home.isPending ? 'Counting your pages…' : entries(journalEntryCount)}
        </Room>
        <Room icon="users" title="Sacred Community" to="/community" act="Join the circle">
          Women on the same road, listening and answering with care.
        </Room>
      </Grid>
      {home.data && <News home={home.data} />}
      <Quote>
        <p>{quoteOfTheDay}</p>
        <figcaption>Quote of the day</figcaption>
      </Quote>
    </Page>
  );
}

function entries(count: number | null | undefined): string {
  if (count === null || count === undefined) return 'A quiet page that waits for you.';
  return `${count} ${count === 1 ? 'entry' : 'entries'} recorded`;
}

interface RoomProps {
  readonly icon: IconName;
  readonly title: string;
  readonly to: string;
  readonly act: string;
  readonly children: string;
}

function Room({ icon, title, to, act, children }: RoomProps) {
  return (
    <RoomCard as="li">
      <Mark icon={icon} />
      <CardTitle as="h2">{title}</CardTitle>
      <p>{children}</p>
      <LinkButton as={AppLink} to={to} variant="secondary" aria-label={`${act}: ${title}`}>
        {act}
      </LinkButton>
    </RoomCard>
  );
}

const RoomCard = styled(Card)`
  > :last-child {
    align-self: flex-start;
    margin-top: auto;
  }
`;
const Phase = styled(Card)`
  flex-direction: row;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.5rem;
  > div {
    display: grid;
    flex: 1 1 16rem;
    gap: 0.25rem;
  }
`;
const Soft = styled.p`
  color: var(--ink-soft);
  font-size: ${tokens.size.small};
`;
const Quote = styled(Stack).attrs({ as: 'figure', align: 'center' })`
  margin: 1rem auto;
  max-width: 44rem;
  text-align: center;
  p {
    font: italic 420 clamp(1.375rem, 1.2rem + 1vw, 1.875rem) / 1.4 ${tokens.font.heading};
  }
  figcaption {
    color: var(--ink-soft);
    font-size: ${tokens.size.small};
  }
`;
