import { RefusalError, SessionEndedError } from '@novosel/client/errors.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { getFlatCounters, listFlats } from '@novosel/contract/catalogue/endpoints.ts';
import { getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { listManagers } from '@novosel/contract/managers/endpoints.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { getUser, listOauthClients } from '@novosel/contract/users/endpoints.ts';
import { CancelledError } from '@tanstack/react-query';
import { queries } from './queries.ts';

const asked = [
  listOauthClients,
  getUser,
  listManagers,
  listFlats,
  getFlatCounters,
  getMortgage,
  getBonusAccount,
];

const log = (url: string, error: unknown) => {
  // The session has ended meanwhile: nothing has failed.
  if (error instanceof CancelledError || error instanceof SessionEndedError) return;
  const { status, data } = error instanceof RefusalError ? error : { status: undefined, data: undefined };
  console.error('Start-up load failed', { url, status, data, error: String(error) });
};

/**
 * S4.10: takes over what the document has begun, or asks for it after a sign-in in this page. A failure is only logged
 * and the rest goes on (S8-25…28); a part without its answer says «not loaded», never «empty».
 */
export const loadAccount = async (): Promise<void> => {
  await Promise.all(
    asked.map((endpoint) =>
      queries.fetchQuery(queryFor(endpoint)).catch((error: unknown) => {
        log(endpoint.path, error);
        // S8-26: without an answer there is no card to show.
        if (endpoint === getBonusAccount) queries.setQueryData(queryFor(getBonusAccount).queryKey, null);
      }),
    ),
  );
};

/** Asks again for the account and for what the page shows (S4.5-05); failures are told by their parts. */
export const refreshAccount = async (): Promise<void> => {
  await queries.invalidateQueries({ refetchType: 'active' }).catch(() => undefined);
  await loadAccount();
};
