import { type RefObject, useEffect, useState } from 'react';

/** Elements beside an element and beside each of its parents. */
function besides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  );
  return [...siblings, ...besides(parent)];
}

/**
 * Whether an element covers the window. The rest of the page takes no focus meanwhile, and Escape ends it; a
 * phone has no full screen of its own for a part of a page.
 */
export const useFullScreen = (
  place: RefObject<HTMLElement | null>,
): readonly [isFull: boolean, setFull: (isFull: boolean) => void] => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull || !place.current) return;
    const others = besides(place.current);
    for (const one of others) one.inert = true;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    addEventListener('keydown', leave);
    return () => {
      for (const one of others) one.inert = false;
      removeEventListener('keydown', leave);
    };
  }, [isFull, place]);
  return [isFull, setFull];
};
