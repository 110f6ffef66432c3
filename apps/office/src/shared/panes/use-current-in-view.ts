import { showFocused } from '@novosel/ui/form/show-focused.ts';
import { useEffect, useRef } from 'react';

/**
 * On a phone the menu is wider than the screen: scrolls its current section to the middle, and a focused one
 * into view.
 * @param place must change when another section becomes current, or the menu gets its sections
 */
export const useCurrentInView = <Menu extends HTMLElement>(place: string) => {
  const menu = useRef<Menu>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu is looked at again.
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current]');
    if (!menu.current || !current) return;
    const [whole, part] = [menu.current, current].map((one) => one.getBoundingClientRect());
    if (!whole || !part) return;
    menu.current.scrollLeft += part.left + part.width / 2 - (whole.left + whole.width / 2);
  }, [place]);
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const show = ({ target }: FocusEvent) => showFocused(target as Element, element);
    element.addEventListener('focusin', show);
    return () => element.removeEventListener('focusin', show);
  }, []);
  return menu;
};
