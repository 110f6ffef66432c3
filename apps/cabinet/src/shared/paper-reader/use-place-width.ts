import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width of an element without its padding, in CSS pixels; 0 until it is measured. */
export const usePlaceWidth = <Place extends HTMLElement>(): [RefObject<Place | null>, number] => {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, width];
};
