import { tabStore } from '@novosel/client/browser/browser-store.ts';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = (place: string) => `scroll:${place}`;

/** In ms: a page that grows as its data comes is followed for so long. */
const patience = 2000;

/** By which a person scrolls himself, or asks for something that leads elsewhere on the page. */
const personActs = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to where the page was left as soon as it is long enough; an act of the person ends it. */
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

/** A new place begins at its top; back and forward return to where the page was left. */
export const useScroll = (): void => {
  const { key: visit, hash, pathname } = useLocation();
  // The router gives every page that is loaded anew the same key, «default»: the path tells them apart.
  const place = visit + pathname;
  const type = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const kept = type === 'POP' ? Number(tabStore.read(key(place)) ?? 0) : 0;
    if (!hash) window.scrollTo(0, kept);
    const stop = kept > 0 && !hash ? returnTo(kept) : undefined;
    // Asked at the end of the visit, the place would be that of the next page, which may be shorter.
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
