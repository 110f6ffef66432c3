import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now: for what must not be there at all where it is not seen. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
};
