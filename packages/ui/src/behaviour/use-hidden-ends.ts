import { type RefObject, useLayoutEffect, useState } from 'react';

/** In px: less than this is not visible. */
const SLACK = 2;

/**
 * Whether a scrolled element hides content before or after its visible part: the hint that it scrolls. It
 * also measures the sticky column (`--stays`), which covers scrolled content.
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
    // Observes the element and its children: a row that comes later may be wider.
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
