import type { ComponentType } from 'react';
import type { Resolved } from './routing/route-rules.ts';
import type { ShellPage } from './routing/shell-pages.ts';

export type PageName = ShellPage | 'not-found';

/** Where each page's code is; a page that is not shown is not loaded. */
const sources: Record<PageName, () => Promise<ComponentType>> = {
  landing: async () => (await import('./landing/landing.page.tsx')).LandingPage,
  login: async () => (await import('./login/login.page.tsx')).LoginPage,
  home: async () => (await import('./home/home.page.tsx')).HomePage,
  subscribe: async () => (await import('./subscribe/subscribe.page.tsx')).SubscribePage,
  'not-found': async () => (await import('./not-found/not-found.page.tsx')).NotFoundPage,
};
const loaded = new Map<PageName, ComponentType>();

/** The shell's own page of a route; undefined where an area draws, or nothing yet. */
export function pageOf(route: Resolved): PageName | undefined {
  if (route.kind === 'not-found') return 'not-found';
  return route.kind === 'page' ? route.page : undefined;
}

/** Loads a page's code once; a failed try can be repeated. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const page = await sources[name]();
  loaded.set(name, page);
  return page;
}

/** A page whose code is here. Prerendered pages are put here first: a pending one cannot be hydrated. */
export const loadedPage = (name: PageName): ComponentType | undefined => loaded.get(name);
export const providePage = (name: PageName, page: ComponentType): void => void loaded.set(name, page);
