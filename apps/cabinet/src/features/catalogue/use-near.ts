import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen or about to be; once true it stays so. */
export const useNear = <Place extends Element>(): [RefObject<Place | null>, boolean] => {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return [place, near];
};
