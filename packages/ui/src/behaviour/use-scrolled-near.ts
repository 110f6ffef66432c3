import { type RefObject, useEffect, useRef } from 'react';

/** Calls back each time an element comes near the screen. */
export const useScrolledNear = <Place extends Element>(
  active: boolean,
  come: () => void,
): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!active || !place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { rootMargin: '600px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [active, come]);
  return place;
};
