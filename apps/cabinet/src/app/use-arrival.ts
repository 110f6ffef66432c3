import { useLocale } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef } from 'react';
import { brand } from '../shared/brand.ts';

/**
 * On the arrival at a page sets the tab's title, which may come later with the data, and focuses the content,
 * so that a screen reader begins there.
 */
export const useArrival = (pathname?: string): void => {
  const locale = useLocale();
  const before = useRef(pathname);
  useEffect(() => {
    const name = () => {
      const title = document.querySelector('h1')?.textContent;
      const whole = title ? `${title} — ${brand.name[locale]}` : brand.name[locale];
      if (document.title !== whole) document.title = whole;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [locale]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
};
