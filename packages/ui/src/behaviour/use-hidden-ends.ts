import { type RefObject, useLayoutEffect, useState } from 'react';

/** A part of a pixel is no more to see. */
const SLACK = 2;

/**
 * Whether something of a scrolled element lies before what is seen of it, or after: the hint that it scrolls.
 * It also learns how wide the column is that stays (`--stays`), which lies over what is scrolled.
 */
export function useHiddenEnds(scroller: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const stays = element.querySelector('[data-stays]');
      if (stays) element.style.setProperty('--stays', `${stays.getBoundingClientRect().width}px`);
      setBefore(element.scrollLeft > SLACK);
      setAfter(element.scrollWidth - element.clientWidth - element.scrollLeft > SLACK);
    };
    // Its own width and that of what it holds: a row that comes later may be the wide one.
    const observer = new ResizeObserver(look);
    for (const measured of [element, ...element.children]) observer.observe(measured);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return { before, after };
}
