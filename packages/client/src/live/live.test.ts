import type { LiveNews } from '@novosel/contract/wire/live.ts';
import { QueryClient, type QueryMeta, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyNews } from './live.ts';

const asked = async (key: readonly unknown[], news: LiveNews, meta: QueryMeta = {}) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  let times = 0;
  const observer = new QueryObserver(queries, {
    queryKey: key,
    meta,
    queryFn: () => {
      times += 1;
      return times;
    },
  });
  const stop = observer.subscribe(() => undefined);
  await queries.fetchQuery({ queryKey: key });
  applyNews(queries, news);
  await new Promise((resolve) => setTimeout(resolve, 5));
  stop();
  return times;
};

test('news that come while the first answer is on its way ask again when it is there', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const calls = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let times = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ['screens.read', {}, {}],
    queryFn: () => calls[times++]?.promise,
  });
  const stop = observer.subscribe(() => undefined);
  applyNews(queries, { topic: 'screens' });
  expect(times).toBe(1);
  calls[0]?.resolve('asked');
  await expect.poll(() => times).toBe(2);
  calls[1]?.resolve('ended');
  await expect.poll(() => observer.getCurrentResult().data).toBe('ended');
  expect(times).toBe(2);
  stop();
});

test('news of a deal asks again for deals and bookings, not for the catalogue', async () => {
  expect(await asked(['deals.get', { estate: 1 }, {}], { topic: 'deal', id: '1' })).toBe(2);
  expect(await asked(['booking.get', { estate: 1 }, {}], { topic: 'deal' })).toBe(2);
  expect(await asked(['catalogue.search', {}, {}], { topic: 'deal' })).toBe(1);
});

test('news of a deal asks again for every call under its address', async () => {
  const news: LiveNews = { topic: 'deal', id: '1' };
  expect(await asked(['keys.get', { estate: 1 }, {}], news, { path: '/api/deals/{estate}/keys' })).toBe(2);
  expect(await asked(['keys.get', { estate: 1 }, {}], news, { path: '/api/keys/{estate}' })).toBe(1);
  expect(
    await asked(['keys.get', { estate: 1 }, {}], { topic: 'chat' }, { path: '/api/deals/{estate}/keys' }),
  ).toBe(1);
});

test('news of requests asks again for what says that it lives by them', async () => {
  const meta = { staleBy: 'requests' };
  expect(await asked(['services.list', {}, {}], { topic: 'requests' }, meta)).toBe(2);
  expect(await asked(['services.list', {}, {}], { topic: 'chat' }, meta)).toBe(1);
});

test('news of an estate asks only who looks at that one', async () => {
  expect(await asked(['catalogue.estate', { estate: 7 }, {}], { topic: 'estate', id: '7' })).toBe(2);
  expect(await asked(['catalogue.estate', { estate: 8 }, {}], { topic: 'estate', id: '7' })).toBe(1);
  expect(await asked(['catalogue.search', {}, {}], { topic: 'estate', id: '7' })).toBe(1);
});

test('news of a house asks again for the board of that house alone', async () => {
  expect(await asked(['catalogue.board', { building: 2 }, {}], { topic: 'house', id: '2' })).toBe(2);
  expect(await asked(['catalogue.board', { building: 3 }, {}], { topic: 'house', id: '2' })).toBe(1);
  expect(await asked(['catalogue.search', {}, {}], { topic: 'house', id: '2' })).toBe(1);
});

test('news of a discount asks again for the list of them and for the price of a booking', async () => {
  expect(await asked(['discounts.list', {}, {}], { topic: 'discounts' })).toBe(2);
  expect(await asked(['booking.get', { estate: 1 }, {}], { topic: 'discounts' })).toBe(2);
  expect(await asked(['deals.get', { estate: 1 }, {}], { topic: 'discounts' })).toBe(1);
});
