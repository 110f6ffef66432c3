import { beginLeaving } from '@novosel/client/calls/session.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { getCreditRating } from '@novosel/contract/scoring/endpoints.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetRating } from './forget-rating.ts';
import { queries as own } from './queries.ts';

const rating = queryFor(getCreditRating).queryKey;
const mortgage = queryFor(getMortgage).queryKey;

test('[S4.2-15] the credit rating is deleted, all other data stays', () => {
  const queries = new QueryClient();
  const loaded = { bids: [], externalDraft: null, sopdSigned: false };
  queries.setQueryData(rating, { result: true, data: 742 });
  queries.setQueryData(mortgage, loaded);
  forgetRating(queries);
  expect([queries.getQueryData(rating), queries.getQueryData(mortgage)]).toEqual([undefined, loaded]);
});

test('[S4.2-15] pressing sign-out deletes it in the cabinet', () => {
  own.setQueryData(rating, { result: true, data: 742 });
  beginLeaving();
  expect(own.getQueryData(rating)).toBeUndefined();
});
