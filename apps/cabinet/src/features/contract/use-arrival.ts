import { useEffect, useRef } from 'react';
import { scrollWithin } from './scroll-within.ts';

/** The part of the window, from its top, that no bar at its foot covers. */
export const clearOfBar = 0.85;

/** Where the reader is led; each press makes a new one. */
export interface Target {
  /** ID of an element. */
  readonly place: string;
  /** Reads on: a second press goes on with a clause that the first one has begun. */
  readonly isReadOn?: boolean;
}

/** Scrolls to a place and gives it the focus; one that is still loaded is awaited. */
export function useArrival(target: Target | undefined): void {
  const former = useRef<string>(undefined);
  useEffect(() => {
    if (!target) return;
    const isOn = target.isReadOn && former.current === target.place;
    former.current = target.place;
    const arrive = (): boolean => {
      const place = document.getElementById(target.place);
      const by =
        isOn && place ? scrollWithin(place.getBoundingClientRect(), innerHeight * clearOfBar) : undefined;
      if (by === undefined) place?.scrollIntoView({ block: 'start' });
      else scrollBy(0, by);
      const tab = place?.querySelector<HTMLElement>(':scope > [role="tablist"] [aria-selected="true"]');
      (tab ?? place)?.focus({ preventScroll: true });
      return place !== null;
    };
    if (arrive()) return;
    const watch = new MutationObserver(() => arrive() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [target]);
}
