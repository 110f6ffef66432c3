import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is in the window; undefined until it is known. */
export const useInSight = <Place extends Element>(): readonly [
  RefObject<Place | null>,
  boolean | undefined,
] => {
  const place = useRef<Place>(null);
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting), { threshold: 1 });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, isInSight];
};
