import { waitFor } from '@testing-library/react';
import { createLifecycles } from './lifecycles.tsx';
import { usePlatform } from './platform-context.tsx';
import type { MfeProps } from './platform.ts';
import { useLocation } from './router.ts';
import { createStore, useStore } from './store.ts';
import { fakePlatform } from './testing.tsx';

// As in the browser: an area draws itself, nobody waits for it with `act`.
const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  surroundings.IS_REACT_ACT_ENVIRONMENT = false;
});

function setUp() {
  const domElement = document.body.appendChild(document.createElement('div'));
  const onFailure = jest.fn();
  const props: MfeProps = { name: 'wellness', domElement, platform: fakePlatform().platform, onFailure };
  return { domElement, onFailure, props };
}

test('mount is done when the area stands on the page, with platform and address; unmount leaves nothing', async () => {
  history.replaceState(null, '', '/journal');
  const { domElement, onFailure, props } = setUp();
  function App() {
    return <p>{`${useLocation().pathname} ${usePlatform() === props.platform}`}</p>;
  }
  const area = createLifecycles(App);
  await area.bootstrap(props);
  await area.mount(props);
  expect(domElement).toHaveTextContent('/journal true');
  await area.unmount(props);
  await waitFor(() => expect(domElement).toBeEmptyDOMElement());
  expect(onFailure).not.toHaveBeenCalled();
});

test('it can be mounted again', async () => {
  const { domElement, props } = setUp();
  const area = createLifecycles(() => <p>here</p>);
  for (let visit = 0; visit < 2; visit += 1) {
    await area.mount(props);
    expect(domElement).toHaveTextContent('here');
    await area.unmount(props);
  }
});

describe('a render error', () => {
  let spy: jest.SpyInstance;
  beforeEach(() => {
    spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => spy.mockRestore());

  test('at the first drawing fails the mount and is told to the shell', async () => {
    const { onFailure, props } = setUp();
    const broken = new Error('broken');
    const area = createLifecycles(() => {
      throw broken;
    });
    await expect(area.mount(props)).rejects.toBe(broken);
    expect(onFailure).toHaveBeenCalledWith(broken);
  });

  test('later on is told to the shell', async () => {
    const { domElement, onFailure, props } = setUp();
    const isNight = createStore(false);
    const dark = new Error('afraid of the dark');
    const area = createLifecycles(() => {
      if (useStore(isNight)) throw dark;
      return <p>here</p>;
    });
    await area.mount(props);
    expect(domElement).toHaveTextContent('here');
    isNight.set(true);
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(dark));
  });
});
