import { createToasts } from '@moons/ui/kernel';
import {
  createQueryClient,
  createStore,
  type Platform,
  type RemoteId,
  type RemoteModules,
} from '@moons/area-kit/kernel';
import type { PageData } from '@moons/contracts/platform/revision';
import type { AreaName } from '@moons/contracts/platform/area';
import { areaApplication, type AreaApplication } from './areas/area-application.ts';
import { outletId } from './areas/area-outlet.component.tsx';
import { createAreaStates } from './areas/area-state.ts';
import type { Federation } from './areas/federation.ts';
import { loginFromHere } from './routing/intended-route.ts';
import { forgetMember } from './session/forget-member.ts';
import { createSession } from './session/session.ts';
import type { ShellServices } from './shell-context.tsx';
import { createTheme } from './theme/theme.ts';

export interface Started {
  readonly services: ShellServices;
  readonly applications: ReadonlyMap<AreaName, AreaApplication>;
}

/** Puts the shell together: session, theme, toasts, the platform that areas get, and the areas. */
export function createServices(page: PageData, federation: Federation): Started {
  const toasts = createToasts();
  const session = createSession({
    onEnded: () =>
      toasts.show({
        title: 'Your session has ended',
        description: 'What you typed is still here. Log in again to go on.',
      }),
    forget: () => forgetMember(queryClient),
    leave: (to) => location.assign(to),
  });
  const queryClient = createQueryClient(session.fetch);
  const theme = createTheme();
  const platform: Platform = {
    queryClient,
    user: session.user,
    toasts,
    theme: theme.theme,
    navigate,
    load: <K extends RemoteId>(id: K): Promise<RemoteModules[K]> => federation.load(id),
    fetch: session.fetch,
    loginHref: loginFromHere,
  };
  const areaStates = createAreaStates(page.areas.map(({ name }) => name));
  const applications = new Map(
    page.areas.map(({ name }) => [
      name,
      areaApplication({
        name,
        platform,
        state: areaStates.get(name) ?? createStore({ phase: 'away' }),
        load: () => federation.load(`${name}/app`),
        reset: () => federation.reset(name),
        outlet: () => document.getElementById(outletId) ?? document.body,
        report: ({ area, error }) => console.warn(`[area ${area}]`, error),
      }),
    ]),
  );
  const services: ShellServices = {
    platform,
    session,
    theme,
    toasts,
    areas: page.areas.map(({ descriptor }) => descriptor),
    areaStates,
    retryArea: (name) => applications.get(name)?.retry(),
  };
  return { services, applications };
}

/** single-spa listens to the history: a plain push reaches the shell and every area. */
function navigate(to: string): void {
  const target = new URL(to, location.href);
  if (target.origin !== location.origin || /^\/(api|auth)\//.test(target.pathname))
    return location.assign(to);
  history.pushState(null, '', to);
}
