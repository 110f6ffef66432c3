import { useSyncExternalStore } from 'react';

const isVisible = (): boolean => document.visibilityState === 'visible';

const subscribe = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};

/** Whether the person sees the page: false in a background tab. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
