import { isOnline, lastAnswerAt, onConnection } from '@novosel/client/live/connection.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useTrouble } from '../shared/page/start-trouble.ts';

/** Nothing has come in this visit, and nothing can: the page has only what is kept from the visit before. */
const isCut = (): boolean => !isOnline() && lastAnswerAt() === undefined;

const askAgainAfterMs = 5000;

/**
 * Calls `back` when the connection is there again: a network without a way out calls itself online all the
 * time, so we ask.
 */
const watchForReturn = (back: () => void): (() => void) => {
  window.addEventListener('online', back);
  const ask = () => void fetch(listOauthClients.path, { cache: 'no-store' }).then(back, () => undefined);
  const asking = setInterval(ask, askAgainAfterMs);
  return () => {
    window.removeEventListener('online', back);
    clearInterval(asking);
  };
};

/** Whether the visit has begun without a connection; when that is back, the page begins anew. */
export const useCutOff = (): boolean => {
  const offline = useSyncExternalStore(onConnection, isCut, () => false);
  const { nothing } = useTrouble();
  const cut = offline || nothing;
  useEffect(() => {
    if (!cut) return;
    return watchForReturn(() => window.location.reload());
  }, [cut]);
  return cut;
};
