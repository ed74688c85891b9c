import { createStore, type MfeLifecycles, type MfeProps } from '@moons/area-kit/kernel';
import { fakePlatform } from '@moons/area-kit/testing';
import { areaApplication } from './area-application.ts';
import type { AreaState } from './area-state.ts';

const lifecycles = (over: Partial<MfeLifecycles> = {}): MfeLifecycles => ({
  bootstrap: async () => {},
  mount: async ({ domElement }: MfeProps) => void (domElement.textContent = 'the area'),
  unmount: async () => {},
  ...over,
});
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function setUp(load: () => Promise<MfeLifecycles>) {
  document.body.innerHTML = '<div id="outlet"></div>';
  const outlet = document.getElementById('outlet') as HTMLElement;
  const state = createStore<AreaState>({ phase: 'away' });
  const reset = jest.fn();
  const report = jest.fn();
  const { platform } = fakePlatform();
  const app = areaApplication({
    name: 'wellness',
    platform,
    state,
    load,
    reset,
    report,
    outlet: () => outlet,
  });
  return { app, state, outlet, reset, report };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an area', () => {
  test('is loaded inside mount, which does not wait for it', async () => {
    const { app, state, outlet } = setUp(async () => lifecycles());
    await app.mount();
    expect(state.get().phase).toBe('loading');
    await settle();
    expect(state.get().phase).toBe('ready');
    expect(outlet.textContent).toBe('the area');
  });

  test('that cannot be loaded leaves a card; Retry asks anew and brings it back', async () => {
    const load = jest.fn<Promise<MfeLifecycles>, []>().mockRejectedValueOnce(new Error('404'));
    load.mockResolvedValue(lifecycles());
    const { app, state, outlet, reset, report } = setUp(load);
    await app.mount();
    await settle();
    expect(state.get()).toEqual({ phase: 'failed', late: false });
    expect(report).toHaveBeenCalledTimes(1);
    expect(reset).not.toHaveBeenCalled();

    app.retry();
    await settle();
    expect(reset).toHaveBeenCalledTimes(1);
    expect(state.get().phase).toBe('ready');
    expect(outlet.children).toHaveLength(1);
  });

  test('that hangs leaves a card after 5 s, and Retry brings it back', async () => {
    const load = jest.fn<Promise<MfeLifecycles>, []>().mockReturnValueOnce(new Promise(() => {}));
    load.mockResolvedValue(lifecycles());
    const { app, state, reset } = setUp(load);
    await app.mount();
    jest.advanceTimersByTime(4_999);
    expect(state.get().phase).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(state.get()).toEqual({ phase: 'failed', late: true });
    app.retry();
    await settle();
    expect(reset).toHaveBeenCalledTimes(1);
    expect(state.get().phase).toBe('ready');
  });

  test('that is only slow comes by itself after the card', async () => {
    let arrive: (value: MfeLifecycles) => void = () => {};
    const { app, state, outlet } = setUp(() => new Promise((resolve) => (arrive = resolve)));
    await app.mount();
    jest.advanceTimersByTime(5_000);
    arrive(lifecycles());
    await settle();
    expect(state.get().phase).toBe('ready');
    expect(outlet.textContent).toBe('the area');
  });

  test('can be left at once while it hangs, and draws nothing when it comes', async () => {
    let arrive: (value: MfeLifecycles) => void = () => {};
    const mount = jest.fn();
    const { app, state, outlet } = setUp(() => new Promise((resolve) => (arrive = resolve)));
    await app.mount();
    await app.unmount();
    expect(state.get().phase).toBe('away');
    arrive(lifecycles({ mount }));
    await settle();
    jest.advanceTimersByTime(10_000);
    expect(mount).not.toHaveBeenCalled();
    expect(outlet.children).toHaveLength(0);
    expect(state.get().phase).toBe('away');
  });

  test('that throws while it draws itself leaves a card, later too', async () => {
    let props: MfeProps | undefined;
    const { app, state } = setUp(async () => lifecycles({ mount: async (given) => void (props = given) }));
    await app.mount();
    await settle();
    expect(state.get().phase).toBe('ready');
    props?.onFailure(new Error('boom'));
    expect(state.get().phase).toBe('failed');
  });

  test('is unmounted and its place emptied when she leaves', async () => {
    const unmount = jest.fn(async () => {});
    const { app, outlet } = setUp(async () => lifecycles({ unmount }));
    await app.mount();
    await settle();
    await app.unmount();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(outlet.children).toHaveLength(0);
  });
});
