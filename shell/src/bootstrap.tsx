import { useEffect, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { addErrorHandler, registerApplication, start as startRouting, triggerAppChange } from 'single-spa';
import type { AreaName } from '@moons/contracts/platform/area';
import { outletId } from './areas/area-outlet.component.tsx';
import { startFederation } from './areas/federation.ts';
import { readPageData } from './page-data.ts';
import { loadPage, pageOf } from './pages.ts';
import { findAreaRoute, resolveRoute } from './routing/route-rules.ts';
import { createServices } from './services.ts';
import { Shell } from './shell.component.tsx';

/** Starts the shell on this page: hydrates prerendered HTML, draws it otherwise. */
export async function start(earlyUser: Promise<Response>): Promise<void> {
  const page = readPageData();
  const federation = startFederation(page.areas);
  const { services, applications } = createServices(page, federation);
  const { session, areas } = services;
  void session.load(earlyUser);

  const routeNow = (path: string) =>
    resolveRoute({ path, user: session.user.get(), areas, heldPath: session.endedAt.get() });
  const isActive = (name: string) => (at: Location) => {
    const route = routeNow(at.pathname);
    return route.kind === 'area' && route.area === name;
  };
  preloadArea(findAreaRoute(location.pathname, areas)?.area.name);

  // Prerendered HTML can only be hydrated by a page whose code is here.
  const first = pageOf(routeNow(location.pathname));
  if (first) await loadPage(first).catch(() => undefined);
  await draw(<Shell services={services} prerenderedPath={location.pathname} />);
  adoptFragment();
  addErrorHandler((error) => console.error('[routing]', error.message));
  for (const [name, application] of applications)
    registerApplication({ name, app: async () => application, activeWhen: isActive(name) });
  // Who she is decides which areas may be shown.
  session.user.subscribe(() => void triggerAppChange());
  session.endedAt.subscribe(() => void triggerAppChange());
  startRouting({ urlRerouteOnly: true });
  void triggerAppChange();
  followRemembered(services.platform.navigate);

  // The area's code, and what only areas use (their router, the rest of the design system), come while
  // the shell draws itself.
  function preloadArea(name: AreaName | undefined): void {
    if (!name) return;
    void import('@moons/ui').catch(() => undefined);
    void import('@moons/area-kit').catch(() => undefined);
    federation.load(`${name}/app`).catch(() => undefined);
  }
}

/** Resolves when the shell has drawn itself once: the areas' outlet is there then. */
function draw(shell: ReactElement): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  return new Promise((drawn) => {
    const tree = (
      <>
        {shell}
        <WhenDrawn tell={drawn} />
      </>
    );
    if (root.firstElementChild) hydrateRoot(root, tree);
    else createRoot(root).render(tree);
  });
}

/** HTML that the gateway put beside the root for an area: it goes where the area will draw itself. */
function adoptFragment(): void {
  const fragment = document.getElementById('area-fragment');
  if (fragment) document.getElementById(outletId)?.append(...fragment.childNodes);
  fragment?.remove();
}

function WhenDrawn({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

declare global {
  interface Window {
    /** What public/boot.js remembers until the page is alive. */
    moonsBoot?: { alive: boolean; followed: string | null };
  }
}

/** A link that she followed before the page was alive. */
function followRemembered(navigate: (to: string) => void): void {
  const boot = window.moonsBoot;
  if (!boot) return;
  boot.alive = true;
  if (boot.followed) navigate(boot.followed);
}
