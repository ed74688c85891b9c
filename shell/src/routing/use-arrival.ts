import { useEffect, useRef } from 'react';
import { brand } from '@moons/contracts/brand';
import { createStore } from '@moons/area-kit/kernel';

/** What a screen reader says on arrival at a route. */
export const announcement = createStore('');

/** How long a page may take to bring its heading, in ms. */
const headingWaitMs = 5_000;

/**
 * On each change of path: to the top, title of the document, the heading takes the focus, the title is
 * said (visitor spec, section 2: "scrolls to top on each location change"). The first page of a
 * document is left alone: the browser has already said it.
 */
export function useArrival(path: string, title: string): void {
  const before = useRef(path);
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!location.hash) scrollTo(0, 0);
    announcement.set(title);
    return focusHeading();
  }, [path, title]);
}

/**
 * Focuses the page's h1. An area brings its own when it is ready, and the heading of the page before
 * may still be there for a moment: as long as the focus has no better place, each new h1 gets it.
 */
function focusHeading(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  const isIdle = () => {
    const active = document.activeElement;
    return !active || active === document.body || active === main;
  };
  const focus = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  main.focus({ preventScroll: true });
  focus();
  const watch = new MutationObserver(() => {
    if (isIdle()) focus();
  });
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, headingWaitMs);
  // From here on she goes where she likes.
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  watch.observe(main, { childList: true, subtree: true });
  return stop;
}
