import { endProof } from '@novosel/client/calls/proof-window.ts';
import { clearToasts } from '@novosel/ui/toasts/toasts.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeFeedback } from '../shared/page/feedback-window.ts';
import { clearFlags } from '../shared/page/flags.ts';

/**
 * S4.6: clears overlays of the former page on a change of page: messages, windows, the menu. Popups close
 * themselves (`frame/lazy-popup.tsx`), and the idle timer restarts (`idle/idle-guard.tsx`).
 */
export const useRouteChange = (): void => {
  const { pathname, key } = useLocation();
  const before = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of place is the event
  useEffect(() => {
    clearFlags();
    closeFeedback();
    endProof(false);
    // Messages stay when only a part of the page's own address changes (a filter, a tab).
    if (before.current !== pathname) clearToasts();
    before.current = pathname;
  }, [pathname, key]);
};
