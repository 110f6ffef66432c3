import { RefusalError, SessionEndedError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getFlatCounters, listFlats } from '@novosel/contract/catalogue/endpoints.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { listFeedback } from '@novosel/contract/feedback/list-endpoints.ts';
import { getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { listManagers } from '@novosel/contract/managers/endpoints.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { getUser, listOauthClients } from '@novosel/contract/users/endpoints.ts';
import { CancelledError } from '@tanstack/react-query';
import { queries } from './queries.ts';
import { tellTrouble } from './start-trouble.ts';

const asked = [
  listOauthClients,
  getUser,
  listManagers,
  listFlats,
  getFlatCounters,
  getMortgage,
  getBonusAccount,
];

/**
 * First words of the names of endpoints that a refresh refetches (S4.5-05); contracts belong to deals here.
 */
const refreshed = ['users', 'managers', 'flats', 'mortgage', 'bonus', 'feedback', 'deals', 'setl'];

const log = (url: string, error: unknown) => {
  const { status, data } = error instanceof RefusalError ? error : { status: undefined, data: undefined };
  console.error('Start-up load failed', { url, status, data, error: String(error) });
};

/** Whether the session has ended meanwhile, or has not quite begun (status 5): that is no failure. */
const isEnd = (error: unknown): boolean =>
  error instanceof CancelledError ||
  error instanceof SessionEndedError ||
  (error instanceof RefusalError && error.code === 'SESSION_INCOMPLETE');

/**
 * S4.10: takes over the calls that the document has begun, or makes them after a sign-in in this page. A
 * failure is logged and the rest goes on (S8-25…28); a part without its answer says «not loaded», never
 * «empty».
 */
export const loadAccount = async (): Promise<void> => {
  const failed = new Set<string>();
  await Promise.all(
    asked.map((endpoint) =>
      queries.fetchQuery(queryFor(endpoint)).catch((error: unknown) => {
        if (isEnd(error)) return;
        log(endpoint.path, error);
        // S8-29: lists of flats fetch their own data and show failures in their own place.
        if (endpoint !== listFlats) failed.add(endpoint.name);
        // S8-26: without an answer there is no card to show.
        if (endpoint === getBonusAccount) queries.setQueryData(queryFor(getBonusAccount).queryKey, null);
      }),
    ),
  );
  tellTrouble(asked.map(({ name }) => name).filter((name) => failed.has(name)));
};

/** Refetches the account and the data that the page shows (S4.5-05); each part reports its own failure. */
export const refreshAccount = async (): Promise<void> => {
  const isAsked = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) =>
    refreshed.includes(String(name).split('.')[0] ?? '');
  await Promise.all([
    queries.invalidateQueries({ refetchType: 'active' }),
    queries.refetchQueries({ predicate: isAsked, type: 'inactive' }),
  ]).catch(() => undefined);
  // These two even when no page has requested them yet.
  await Promise.all([
    queries.prefetchQuery(queryFor(listFeedback)),
    queries.prefetchQuery(queryFor(listDeals)),
  ]);
  await loadAccount();
};
