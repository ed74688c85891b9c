import type { AreaName } from '@moons/contracts/platform/area';
import { areaTimeoutMs } from '@moons/contracts/platform/page-constants';
import type { MfeLifecycles, MfeProps, Platform, WritableStore } from '@moons/area-kit/kernel';
import type { AreaState } from './area-state.ts';

export interface AreaApplicationOptions {
  readonly name: AreaName;
  readonly platform: Platform;
  readonly state: WritableStore<AreaState>;
  /** Gets the area's `./app`. */
  readonly load: () => Promise<MfeLifecycles>;
  /** Forgets all that was loaded of it, so that the next `load` really asks again. */
  readonly reset: () => void;
  readonly outlet: () => HTMLElement;
  readonly report: (failure: { area: AreaName; error: unknown }) => void;
}

export interface AreaApplication {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
  retry(): void;
}

/**
 * A single-spa application that never hangs and never fails: single-spa waits for `mount`, so the
 * area's code is loaded inside, unawaited. Leaving is instant at any moment; what arrives after she
 * has left, or after a Retry, is dropped.
 */
export function areaApplication(options: AreaApplicationOptions): AreaApplication {
  const { name, platform, state, load, reset, outlet, report } = options;
  let visit = 0;
  let element: HTMLElement | null = null;
  let mounted: { lifecycles: MfeLifecycles; props: MfeProps } | null = null;
  let spoiled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    const leaving = mounted;
    mounted = null;
    if (leaving)
      void leaving.lifecycles.unmount(leaving.props).catch((error) => report({ area: name, error }));
    element?.remove();
    element = null;
  };

  const enter = async () => {
    const mine = ++visit;
    const isMine = () => mine === visit;
    clear();
    state.set({ phase: 'loading' });
    const fail = (error: unknown, late: boolean) => {
      if (!isMine()) return;
      spoiled = true;
      clearTimeout(timer);
      state.set({ phase: 'failed', late });
      report({ area: name, error });
    };
    timer = setTimeout(() => fail(new Error(`No answer in ${areaTimeoutMs} ms.`), true), areaTimeoutMs);
    try {
      if (spoiled) reset();
      spoiled = false;
      const lifecycles = await load();
      if (!isMine()) return;
      element = document.createElement('div');
      element.dataset['area'] = name;
      outlet().append(element);
      const props: MfeProps = {
        name,
        domElement: element,
        platform,
        onFailure: (error) => fail(error, false),
      };
      await lifecycles.bootstrap(props);
      if (!isMine()) return;
      mounted = { lifecycles, props };
      await lifecycles.mount(props);
      if (!isMine()) return;
      clearTimeout(timer);
      // It came late but it came: the next visit may use what is loaded.
      spoiled = false;
      state.set({ phase: 'ready' });
    } catch (error) {
      fail(error, false);
    }
  };

  return {
    async bootstrap() {},
    async mount() {
      void enter();
    },
    async unmount() {
      visit += 1;
      clear();
      state.set({ phase: 'away' });
    },
    retry: () => void enter(),
  };
}
