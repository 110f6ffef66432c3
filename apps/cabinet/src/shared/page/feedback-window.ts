import { useSyncExternalStore } from 'react';
import { setFlag } from './flags.ts';

let open = false;
const listeners = new Set<() => void>();

const become = (next: boolean) => {
  if (open === next) return;
  open = next;
  setFlag('modal', next);
  for (const listener of listeners) listener();
};

/** Opens the window «Написать обращение» over any page. */
export const openFeedback = (): void => become(true);
export const closeFeedback = (): void => become(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useFeedbackOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
