import { AppLink } from '@moons/area-kit/kernel';
import { LinkButton, MoonPhase, Page, Stack } from '@moons/ui/kernel';

/** Visitor spec, section 2: its heading and a developer-style hint line. */
export function NotFoundPage() {
  return (
    <Page
      width="narrow"
      above={<MoonPhase phase={0.04} size={96} />}
      title="404 Page Not Found"
      lead="Did you forget to add the page to the router?"
    >
      <Stack direction="row" wrap gap={3}>
        <LinkButton as={AppLink} to="/home">
          Go to your home
        </LinkButton>
        <LinkButton as={AppLink} to="/" variant="secondary">
          Go to the start
        </LinkButton>
      </Stack>
    </Page>
  );
}
