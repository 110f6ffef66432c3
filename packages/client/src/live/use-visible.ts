import { useSyncExternalStore } from 'react';

const isVisible = (): boolean => document.visibilityState === 'visible';

const subscribe = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};

/** Whether the page is before the person's eyes: a tab behind others shows nothing to anybody. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
