import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { toastDefaults } from '@moons/contracts/shell-constants';

/**
 * A toast goes after 5,000 ms; the time stands still while the pointer or the focus is on it or the window is away.
 * Escape inside it and a swipe of 50 px to the right dismiss it (visitor spec, section 9).
 */
export function useToastLife(box: RefObject<HTMLElement | null>, dismiss: () => void): void {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const go = () => latest.current();
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: stop.signal });
    const timer = pausableTimer(go, toastDefaults.displayMs);
    on(element, 'pointerenter', timer.pause);
    on(element, 'pointerleave', timer.run);
    on(element, 'focusin', timer.pause);
    on(element, 'focusout', timer.run);
    on(window, 'blur', timer.pause);
    on(window, 'focus', timer.run);
    on(element, 'keydown', (event) => (event as KeyboardEvent).key === 'Escape' && go());
    swipe(element, on, go);
    timer.run();
    return () => {
      stop.abort();
      timer.pause();
    };
  }, [box]);
}

function pausableTimer(done: () => void, ms: number) {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  };
  const run = () => {
    pause();
    since = Date.now();
    timer = setTimeout(done, Math.max(0, left));
  };
  return { pause, run };
}

type On = (target: EventTarget, type: string, listener: (event: Event) => void) => void;

/** The box follows the finger to the right; set through the style object, which a strict CSP allows. */
function swipe(element: HTMLElement, on: On, done: () => void): void {
  let from: number | undefined;
  const moved = (event: Event) => Math.max(0, (event as PointerEvent).clientX - (from ?? 0));
  on(element, 'pointerdown', (event) => {
    from = (event as PointerEvent).clientX;
  });
  on(element, 'pointermove', (event) => {
    if (from !== undefined) element.style.transform = `translateX(${String(moved(event))}px)`;
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    on(element, end, (event) => {
      if (from === undefined) return;
      const far = end === 'pointerup' && moved(event) >= toastDefaults.swipe.thresholdPx;
      from = undefined;
      element.style.transform = '';
      if (far) done();
    });
  }
}
