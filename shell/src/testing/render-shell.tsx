import { render } from '@testing-library/react';
import type { AreaDescriptor } from '@moons/contracts/platform/area';
import { createStore } from '@moons/area-kit/kernel';
import { fakePlatform, type FakePlatformOptions } from '@moons/area-kit/testing';
import { createToasts } from '@moons/ui/kernel';
import type { AreaState } from '../areas/area-state.ts';
import { Shell } from '../shell.component.tsx';
import type { ShellServices } from '../shell-context.tsx';

export const testAreas: readonly AreaDescriptor[] = [
  {
    name: 'assessment',
    title: 'Assessment',
    routes: [{ path: '/assessment', door: 'public', title: 'Moon Phase Assessment' }],
    nav: [
      { group: 'top', label: 'Assessment', to: '/assessment', order: 10, door: 'public' },
      { group: 'sacred-tools', label: 'Moon Phase Assessment', to: '/assessment', order: 10, door: 'member' },
    ],
    widgets: [],
  },
  {
    name: 'wellness',
    title: 'Wellness',
    routes: [{ path: '/journal', door: 'member', title: 'Reflection Journal' }],
    nav: [{ group: 'sacred-tools', label: 'Reflection Journal', to: '/journal', order: 30, door: 'member' }],
    widgets: [],
  },
];

/** As single-spa does in the browser: a change of the address is told to everyone. */
for (const change of ['pushState', 'replaceState'] as const) {
  const plain = history[change].bind(history);
  history[change] = (state, title, url) => {
    const before = location.href;
    plain(state, title, url);
    if (location.href !== before) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}

/** Draws the whole shell at a path, with mocked answers by contract and areas that do nothing. */
export function renderShell(path: string, options: FakePlatformOptions & { fetch?: typeof fetch } = {}) {
  history.replaceState(null, '', path);
  sessionStorage.clear();
  const fake = fakePlatform(options);
  const platform = { ...fake.platform, ...(options.fetch ? { fetch: options.fetch } : {}) };
  const endedAt = createStore<string | null>(null);
  const session = {
    user: fake.user,
    endedAt,
    fetch: platform.fetch,
    load: jest.fn(async () => {}),
    resume: jest.fn(async () => {}),
    logout: jest.fn(async () => {}),
  };
  const areaStates = new Map(testAreas.map(({ name }) => [name, createStore<AreaState>({ phase: 'away' })]));
  const retryArea = jest.fn();
  const services: ShellServices = {
    platform,
    session,
    theme: { choice: createStore('system' as const), theme: platform.theme, choose: jest.fn() },
    toasts: createToasts(),
    areas: testAreas,
    areaStates,
    retryArea,
  };
  const result = render(<Shell services={services} prerenderedPath={path} />);
  return { ...result, ...fake, session, areaStates, retryArea, services };
}
