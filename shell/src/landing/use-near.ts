import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen something begins to load. */
const ahead = '400px';

/** Whether she has come near this place of the page; from then on it stays true. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
