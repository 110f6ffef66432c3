import { tabStore } from '@novosel/client/browser/browser-store.ts';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = (place: string) => `scroll:${place}`;

/** In ms: how long scrolling follows a page that grows while its data comes. */
const patience = 2000;

/** Events by which a person scrolls himself, or moves elsewhere on the page. */
const personActs = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to the former position as soon as the page is long enough; an act of the person ends it. */
const returnTo = (top: number): (() => void) => {
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const act of personActs) window.removeEventListener(act, stop);
  };
  for (const act of personActs) window.addEventListener(act, stop, { passive: true });
  growth.observe(document.body);
  return stop;
};

/** A new page begins at its top; back and forward return to the former scroll position. */
export const useScroll = (): void => {
  const { key: visit, hash, pathname } = useLocation();
  // The router gives every reloaded page the same key, «default»: the path tells them apart.
  const place = visit + pathname;
  const type = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const kept = type === 'POP' ? Number(tabStore.read(key(place)) ?? 0) : 0;
    if (!hash) window.scrollTo(0, kept);
    const stop = kept > 0 && !hash ? returnTo(kept) : undefined;
    // Recorded while scrolling: at the end of the visit the next page, which may be shorter, has set the
    // position.
    let top = kept;
    const follow = () => {
      top = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', follow);
      tabStore.keep(key(place), String(top));
    };
  }, [place, type, hash]);
};
