import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A place on a page that its address calls by `#name`: it comes with the data of the page, later than the
 * browser looks for it, and is brought into sight then.
 */
export const useCalledPlace = <Place extends HTMLElement>(name: string): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address pressed again calls again
  useEffect(() => {
    if (hash !== `#${name}`) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  }, [hash, key, name]);
  return place;
};
