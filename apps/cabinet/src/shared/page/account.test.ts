import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getBonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAccount } from './account.ts';
import { queries } from './queries.ts';

const account = queryFor(getBonusAccount).queryKey;

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'novosel_in=1', documentElement: { lang: 'ru' } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bonusAnswers = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/bonus/account'
      ? new Response(JSON.stringify(body), { status })
      : new Response(JSON.stringify({ result: true, data: [] })),
  );

test.each([
  ['an error', 500, { result: false, message: 'Нет' }],
  ['a refusal', 200, { result: false }],
])('[S7-33] the bonus account is null when its call ends with %s', async (_, status, body) => {
  bonusAnswers(status, body);
  await loadAccount();
  expect(queries.getQueryData(account)).toBeNull();
});

test('a loaded account is stored unchanged', async () => {
  const came = { result: true, data: { blocked: false } };
  bonusAnswers(200, came);
  await loadAccount();
  expect(queries.getQueryData(account)).toEqual(came);
});
