import { lastAnswerAt } from '@novosel/client/live/connection.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { listDocuments } from '@novosel/contract/documents/endpoints.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { queries } from '../../shared/page/queries.ts';
import { keepLastKnown, type LastKnown } from './last-known-state.ts';

const [user, deals, papers] = [queryFor(getUser), queryFor(listDeals), queryFor(listDocuments)];

/** The storable part of the loaded answers; undefined until all of them are there. */
const present = (): LastKnown | undefined => {
  const [who, list, documents] = [
    queries.getQueryData(user.queryKey),
    queries.getQueryData(deals.queryKey),
    queries.getQueryData(papers.queryKey),
  ];
  if (!who || !list || !documents) return undefined;
  return {
    user: who.id,
    at: new Date(lastAnswerAt() ?? Date.now()).toISOString(),
    deals: list.data.items
      .filter(({ open }) => open)
      .map(({ estate, number, turn }) => ({ estate, number, turn })),
    // The title of an upload is a file name that its owner chose.
    documents: documents.data
      .filter(({ kind }) => kind !== 'upload')
      .map(({ id, title, createdAt, signedAt }) => ({ id, title, createdAt, signedAt })),
  };
};

const keep = () => {
  const state = present();
  if (state) keepLastKnown(state);
};

/** Keeps the last known state up to date while the page is open. @returns the function that stops this */
export const watchState = (): (() => void) => {
  const names = [deals, papers].map(({ queryKey }) => queryKey[0]);
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && names.includes(query.queryKey[0])) keep();
  });
  // Fetches what the page itself does not; without an answer the former state stays.
  void Promise.all([user, deals, papers].map((one) => queries.prefetchQuery(one as typeof user))).then(keep);
  return stop;
};
