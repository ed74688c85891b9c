import type { SavedAssessment } from '@moons/contracts/assessment/assessments';
import { phaseContent } from '@moons/contracts/assessment/phase-content';
import { brand } from '@moons/contracts/brand';
import { phaseNames } from '@moons/contracts/phases';
import type { AssessmentPhase } from '@moons/contracts/phases';
import { AppLink } from '@moons/area-kit';
import { Button, Card, CardTitle, Grid, LinkButton, LoadingState, Notice, Section, Stack } from '@moons/ui';
import { Report } from './report.component.tsx';

export interface ProfileViewProps {
  phase: AssessmentPhase;
  saved: SavedAssessment | undefined;
  isPending: boolean;
  isError: boolean;
  onRetry: () => void;
  onAgain: () => void;
}

/** The full profile (visitor spec, section 2), the medicine phase included (design, section 10). */
export function ProfileView({ phase, saved, isPending, isError, onRetry, onAgain }: ProfileViewProps) {
  const { practices, resources } = phaseContent[phase];
  return (
    <>
      <Section title={`Your ${brand} Profile`} lead={phaseNames.assessmentTitle[phase]}>
        {saved?.emailSent && (
          <Notice tone="success" title="Your profile has been emailed to you">
            Look in your inbox in a minute or two. You can read it here as well.
          </Notice>
        )}
        {saved && !saved.emailSent && (
          <Notice title="Your profile is being generated">
            It has not gone out by email. You can read all of it here now.
          </Notice>
        )}
        {isPending && <LoadingState label="Your profile is being written…" />}
        {isError && (
          <Notice tone="warning" title="Your report has not arrived">
            <p>Your result above is valid, and your answers are still here.</p>
            <Button variant="secondary" icon="refresh" onClick={onRetry}>
              Try again
            </Button>
          </Notice>
        )}
        {saved && (
          <Card>
            <Report text={saved.profileReport} />
          </Card>
        )}
      </Section>
      <Offers title="Recommended Practices" items={practices} />
      <Offers title="Available Resources" items={resources} />
      <Stack direction="row" gap={3} wrap>
        <LinkButton as={AppLink} to="/courses">
          Explore Courses
        </LinkButton>
        <LinkButton as={AppLink} to="/community" variant="secondary">
          Join the Community
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          Take Assessment Again
        </Button>
      </Stack>
    </>
  );
}

function Offers({ title, items }: { title: string; items: readonly { title: string; text: string }[] }) {
  return (
    <Section title={title}>
      <Grid min={items.length % 2 ? '15rem' : '18rem'} as="ul">
        {items.map((item) => (
          <Card key={item.title} as="li" tone="sunken">
            <CardTitle>{item.title}</CardTitle>
            <p>{item.text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
