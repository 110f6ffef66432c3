import { listFlats } from '@novosel/contract/catalogue/endpoints.ts';
import { getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readList } from './list-answers.ts';
import { queryFor } from './query-for.ts';

const good = { result: true, data: [{ id: 1 }] };

test.each([
  ['[S5-45] a result that is not true', { result: 'true', data: [] }],
  ['[S5-45] no result', { data: [] }],
  ['[S5-46] data that is no list', { result: true, data: { 0: 'a' } }],
  ['[S5-46] no data', { result: true }],
  ['nothing', null],
])('%s is not taken for notifications', (_, answer) => {
  expect(() => readList(listNotifications, answer)).toThrow(TypeError);
  expect(readList(listNotifications, good)).toBe(good);
});

test('[S5-45, S5-46] what was shown stays when such an answer comes', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = queryFor(listNotifications);
  const answers: unknown[] = [good, { result: true, data: 'soon' }];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answers.shift())));
  await queries.fetchQuery({ ...query, staleTime: 0 });
  await expect(queries.fetchQuery({ ...query, staleTime: 0 })).rejects.toThrow(TypeError);
  expect(queries.getQueryData(query.queryKey)).toEqual(good);
  vi.unstubAllGlobals();
});

test('[S5-47] a list of flats that is no array is empty, and that is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const answer of [{ flats: [] }, null, 'flats', 7]) expect(readList(listFlats, answer)).toEqual([]);
  expect(log).toHaveBeenCalledTimes(4);
  const flats = [{ id: 1 }];
  expect(readList(listFlats, flats)).toBe(flats);
  log.mockRestore();
});

test('other answers are taken as they are, null among them', () => {
  expect(readList(getBonusAccount, null)).toBeNull();
});
