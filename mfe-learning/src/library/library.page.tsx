import { AppLink, useLoginHref, useUser } from '@moons/area-kit';
import { EmptyState, Icon, LinkButton, LoadingState, Page } from '@moons/ui';
import { CalmBanner } from '../calm-support/calm-banner.component.tsx';
import { Library } from './library.component.tsx';

/** The resource library (member spec, section 2). */
export function LibraryPage() {
  const user = useUser();
  const login = useLoginHref();
  return (
    <Page
      width="wide"
      title="Courses & Workshops"
      lead="Courses, workshops, meditations and rituals for every phase. Take what serves you and leave the rest for another moon."
      above={
        <LinkButton as={AppLink} to="/" variant="secondary" size="small">
          <Icon name="home" size={20} />
          Home
        </LinkButton>
      }
    >
      <CalmBanner />
      {user === undefined && <LoadingState label="One moment…" />}
      {user === null && (
        <EmptyState
          title="The library opens when you are signed in"
          action={<LinkButton href={login}>Enter Sacred Space</LinkButton>}
        />
      )}
      {user && <Library key={user.id} memberId={user.id} />}
    </Page>
  );
}
