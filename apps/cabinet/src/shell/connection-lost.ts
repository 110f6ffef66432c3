import { isOnline, lastAnswerAt, onConnection } from '@novosel/client/live/connection.ts';
import { listOauthClients } from '@novosel/contract/users/endpoints.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useTrouble } from '../shared/page/start-trouble.ts';

/** Whether this visit began without a connection: the page only has data of the last visit. */
const isCut = (): boolean => !isOnline() && lastAnswerAt() === undefined;

const askAgainAfterMs = 5000;

/**
 * Calls `back` when the connection is back: a network without internet access always says «online», so this
 * asks the server.
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

/** Whether the visit has begun without a connection; reloads the page when that is back. */
export const useStartedOffline = (): boolean => {
  const offline = useSyncExternalStore(onConnection, isCut, () => false);
  const { nothing } = useTrouble();
  const cut = offline || nothing;
  useEffect(() => {
    if (!cut) return;
    return watchForReturn(() => window.location.reload());
  }, [cut]);
  return cut;
};
