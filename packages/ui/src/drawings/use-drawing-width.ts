import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Width of a drawing on the page, in CSS pixels; 0 until the element is on the page. Drawings are laid out in
 * pixels, so that their text keeps its size (12 px and more) while the walls scale.
 */
export function useDrawingWidth<Holder extends HTMLElement>(): [RefObject<Holder | null>, number] {
  const holder = useRef<Holder>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [holder, width];
}
