import { endProof } from '@novosel/client/calls/proof-window.ts';
import { clearToasts } from '@novosel/ui/toasts/toasts.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeFeedback } from '../shared/page/feedback-window.ts';
import { clearFlags } from '../shared/page/flags.ts';

/**
 * S4.6: on another page nothing of the one before stands over it: messages, windows, the menu. Popups close
 * by themselves (`frame/lazy-popup.tsx`), the idle clock starts anew (`idle/idle-guard.tsx`).
 */
export const useRouteChange = (): void => {
  const { pathname, key } = useLocation();
  const before = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of place is the event
  useEffect(() => {
    clearFlags();
    closeFeedback();
    endProof(false);
    // What a page says while its own address changes (a filter, a tab) stays.
    if (before.current !== pathname) clearToasts();
    before.current = pathname;
  }, [pathname, key]);
};
