import { useSyncExternalStore } from 'react';

/** Widths from which a list of tiles has one more column: the breakpoints of estate-tiles.module.css. */
const wider = ['(min-width: 768px)', '(min-width: 1232px)'];

const columns = (): number => 1 + wider.filter((query) => window.matchMedia(query).matches).length;

const watch = (changed: () => void): (() => void) => {
  const media = wider.map((query) => window.matchMedia(query));
  for (const one of media) one.addEventListener('change', changed);
  return () => {
    for (const one of media) one.removeEventListener('change', changed);
  };
};

/** The number of tiles side by side. */
export const useColumns = (): number => useSyncExternalStore(watch, columns);
