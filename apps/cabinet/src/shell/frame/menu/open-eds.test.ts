import { loadingState } from '@novosel/client/queries/loading-state.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getEds } from '@novosel/contract/eds/endpoints.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { edsTarget } from './open-eds.ts';

test('[S4.4-01] signatures that are loaded lead to their list', () => {
  expect(edsTarget(true, 0)).toBe('/eds/signatures');
});

test.each<[string, null | false, number, string]>([
  ['[S4.4-04] some signatures: to the list', null, 2, '/eds/signatures'],
  ['[S4.4-05] none: to the entry', null, 0, '/eds'],
  ['[S4.4-05] none, and the data was on its way already', false, 0, '/eds'],
])('%s', (_, before, signatures, target) => {
  expect(edsTarget(before, signatures)).toBe(target);
});

test('[S4.7-13] data is null before anybody asks, false on its way, true when it is there', async () => {
  const queries = new QueryClient();
  expect(loadingState(queries, getEds)).toBeNull();
  let come = (_: never) => {};
  const { queryKey } = queryFor(getEds);
  const coming = queries.fetchQuery({
    queryKey,
    queryFn: () =>
      new Promise<never>((resolve) => {
        come = resolve;
      }),
  });
  await Promise.resolve();
  expect(loadingState(queries, getEds)).toBe(false);
  come({ result: true, data: { signatures: [], invoice: null } } as never);
  await coming;
  expect(loadingState(queries, getEds)).toBe(true);
});
