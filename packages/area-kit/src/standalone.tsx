import { createRoot } from 'react-dom/client';
import { getAuthUser, loginHref, type AuthUser } from '@moons/contracts/membership/profile';
import { send } from '@moons/contracts/client';
import { createToasts, ThemeRoot, Toaster } from '@moons/ui/kernel';
import type { MfeLifecycles } from './platform.ts';
import type { Platform } from './platform.ts';
import { createQueryClient } from './query-client.ts';
import { createStore } from './store.ts';

/**
 * An area alone on a page, for its team: no shell, no federation; calls go through the development
 * server to a running gateway. Whoever is logged in there is logged in here.
 */
export async function startStandalone(name: string, area: MfeLifecycles): Promise<void> {
  const user = createStore<AuthUser | null | undefined>(undefined);
  const toasts = createToasts();
  const fetch = (url: string, init?: RequestInit) => globalThis.fetch(url, init);
  const platform: Platform = {
    queryClient: createQueryClient(),
    user,
    toasts,
    theme: createStore<'light' | 'dark'>(
      matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ),
    navigate(to) {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    load: () => Promise.reject(new Error('Other areas are not on this page.')),
    fetch,
    loginHref: () => loginHref(location.pathname + location.search),
  };
  const domElement = element('main');
  createRoot(element('div')).render(
    <ThemeRoot>
      <Toaster store={toasts} />
    </ThemeRoot>,
  );
  user.set(await send(getAuthUser, {}).catch(() => null));
  const props = { name, domElement, platform, onFailure: (error: unknown) => console.error(error) };
  await area.bootstrap(props);
  await area.mount(props);
}

const element = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));
