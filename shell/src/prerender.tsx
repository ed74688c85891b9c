import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient, createStore, type Platform } from '@moons/area-kit/kernel';
import { createToasts } from '@moons/ui/kernel';
import { LandingPage } from './landing/landing.page.tsx';
import { LoginPage } from './login/login.page.tsx';
import { providePage } from './pages.ts';
import { shellPages } from './routing/shell-pages.ts';
import type { ShellServices } from './shell-context.tsx';
import { Shell } from './shell.component.tsx';

const silent = new Promise<never>(() => {});

/** Services of a page that nobody looks at yet: no user, no areas, no answers. */
function emptyServices(): ShellServices {
  const fetch = () => silent;
  const platform: Platform = {
    queryClient: createQueryClient(fetch),
    user: createStore<undefined>(undefined),
    toasts: { show: () => {} },
    theme: createStore<'light'>('light'),
    navigate: () => {},
    load: () => silent,
    fetch,
    loginHref: () => '/api/login',
  };
  return {
    platform,
    session: {
      user: createStore<undefined>(undefined) as ShellServices['session']['user'],
      endedAt: createStore<string | null>(null),
      fetch,
      load: () => silent,
      resume: () => silent,
      logout: () => silent,
    },
    theme: { choice: createStore<'system'>('system'), theme: platform.theme, choose: () => {} },
    toasts: createToasts(),
    areas: [],
    areaStates: new Map(),
    retryArea: () => {},
  };
}

export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** One `<style>` element. */
  readonly style: string;
}

/** Draws the shell's public pages at build time. */
export function prerender(): PrerenderedPage[] {
  providePage('landing', LandingPage);
  providePage('login', LoginPage);
  return (['/', '/login'] as const).map((path) => {
    const sheet = new ServerStyleSheet();
    try {
      const html = renderToString(
        sheet.collectStyles(<Shell services={emptyServices()} prerenderedPath={path} />),
      );
      return { path, title: shellPages[path].title, html, style: sheet.getStyleTags() };
    } finally {
      sheet.seal();
    }
  });
}
