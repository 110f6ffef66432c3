import { useEffect } from 'react';
import { beginLoading, loadingNow, loadPart } from './loading.ts';

/**
 * Shows the loading bar while a page refetches for a changed address and still shows the former answer: the
 * visit itself has ended by then (S2.7-38).
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
