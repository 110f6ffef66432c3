import { useEffect } from 'react';
import { beginLoading, loadingNow, loadPart } from './loading.ts';

/**
 * A page that asks anew for what its address says now, and shows the former answer until it comes: the visit
 * has ended by then, and the bar goes on with what is asked (S2.7-38).
 */
export const useLoadingWhile = (asks: boolean): void => {
  useEffect(() => {
    if (!asks) return;
    let end = () => {};
    const coming = new Promise<void>((resolve) => {
      end = resolve;
    });
    if (!loadingNow().active) beginLoading();
    void loadPart('data', coming);
    return () => end();
  }, [asks]);
};
