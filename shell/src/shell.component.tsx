import styled from 'styled-components';
import { brand } from '@moons/contracts/brand';
import { FailureBoundary, PlatformProvider, useStore } from '@moons/area-kit/kernel';
import { ErrorState, LoadingState, SkipLink, ThemeRoot, Toaster, VisuallyHidden } from '@moons/ui/kernel';
import { AreaOutlet } from './areas/area-outlet.component.tsx';
import { Footer } from './navigation/footer.component.tsx';
import { TopNav } from './navigation/top-nav.component.tsx';
import { pageOf } from './pages.ts';
import { announcement, useArrival } from './routing/use-arrival.ts';
import { useRoute } from './routing/use-route.ts';
import { OfflineBanner } from './session/offline-banner.component.tsx';
import { SessionEndedBanner } from './session/session-ended-banner.component.tsx';
import { ShellProvider, type ShellServices } from './shell-context.tsx';
import { ShellPageView } from './shell-page-view.component.tsx';

export interface ShellProps {
  readonly services: ShellServices;
  /** The path this HTML was drawn for at build time. */
  readonly prerenderedPath?: string | undefined;
}

/** The host page: navigation, the shell's own pages, the place of the areas. */
export function Shell({ services, prerenderedPath = '/' }: ShellProps) {
  return (
    <ThemeRoot>
      <ShellProvider value={services}>
        <PlatformProvider platform={services.platform}>
          <Frame prerenderedPath={prerenderedPath} />
          <Toaster store={services.toasts} />
        </PlatformProvider>
      </ShellProvider>
    </ThemeRoot>
  );
}

function Frame({ prerenderedPath }: { prerenderedPath: string }) {
  const { path, route } = useRoute(prerenderedPath);
  const said = useStore(announcement, () => '');
  const page = pageOf(route);
  useArrival(path, route.title);
  return (
    <Whole>
      <SkipLink />
      <TopNav path={path} />
      <OfflineBanner />
      <SessionEndedBanner />
      <Main id="main" tabIndex={-1}>
        {(route.kind === 'waiting' || route.kind === 'keep-and-leave') && (
          <LoadingState label={`${brand} is opening…`} />
        )}
        <FailureBoundary
          key={path}
          fallback={(retry) => (
            <ErrorState title="This page could not be shown" onRetry={retry}>
              Something went wrong on our side. What you have saved is safe.
            </ErrorState>
          )}
        >
          {page && <ShellPageView name={page} />}
        </FailureBoundary>
        <AreaOutlet area={route.kind === 'area' ? route.area : null} title={route.title} />
      </Main>
      <Footer />
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </Whole>
  );
}

/* On a short page the foot stands at the foot of the screen. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;
const Main = styled.main`
  flex: 1;
`;
