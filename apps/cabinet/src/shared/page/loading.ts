import { sharedValue, useShared } from './shared-value.ts';

/** What a visit waits for: code of the page and its layout (`fetch`), and the page's first data (`data`). */
type Part = 'fetch' | 'data';

/**
 * S4.7-17, S4.7-18: the share of each part in the loading bar, in percent. Page and layout make 90 together,
 * and so do page, layout and data; the rest is the page itself.
 */
const partShare = (kinds: ReadonlySet<Part>): number => (kinds.size === 2 ? 30 : 45);

export interface Loading {
  readonly active: boolean;
  /** Never decreases within one visit. */
  readonly percent: number;
}

const idle: Loading = { active: false, percent: 0 };

const state = sharedValue(idle);
let visit = 0;
let kinds = new Set<Part>();
let waiting = 0;
let done = 0;

/** Begins a visit: the bar starts from zero (S2.7-37, S2.7-38). */
export const beginLoading = (): void => {
  visit += 1;
  kinds = new Set();
  waiting = 0;
  done = 0;
  state.set({ active: true, percent: 0 });
};

/**
 * Counts a promise as a part of the present visit; outside of a visit, as when a page is preloaded, it does
 * not count.
 */
export const loadPart = async <Value>(part: Part, coming: Promise<Value>): Promise<Value> => {
  if (!state.get().active) return coming;
  const own = visit;
  kinds.add(part);
  waiting += 1;
  try {
    return await coming;
  } finally {
    if (own === visit) {
      waiting -= 1;
      done += 1;
      const percent = Math.max(state.get().percent, done * partShare(kinds));
      state.set(waiting === 0 ? idle : { active: true, percent });
    }
  }
};

/** The present state of the bar. */
export const loadingNow = state.get;

export const useLoading = (): Loading => useShared(state);
