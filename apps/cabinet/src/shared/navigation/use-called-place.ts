import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the place that the address names by `#name`: it appears with the data of the page, later than
 * the browser looks for it.
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
