import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = (place: string) => `scroll:${place}`;

/** A new place begins at its top; back and forward return to where the page was left. */
export const useScroll = (): void => {
  const { key: place, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const kept = type === 'POP' ? Number(sessionStorage.getItem(key(place)) ?? 0) : 0;
    if (!hash) window.scrollTo(0, kept);
    return () => sessionStorage.setItem(key(place), String(window.scrollY));
  }, [place, type, hash]);
};
