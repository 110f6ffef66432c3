import type { PageName } from '@novosel/contract/wire/paths.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../shared/page/queries.ts';
import { warm } from './page-data.ts';

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { cookie: 'novosel_in=1', documentElement: { lang: 'ru' } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ result: true, data: [] }));
  });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

test.each<[string, PageName, readonly string[]]>([
  ['[S7-69] the notifications', 'notifications', ['/api/notification/list']],
  ['[S7-70] the feedback', 'feedback', ['/api/feedback/items', '/api/feedback/drafts']],
  ['[S7-70] the list of feedback', 'feedbackAll', ['/api/feedback/items']],
  ['[S7-70] the form of feedback', 'feedbackCreate', ['/api/feedback/drafts']],
])('%s begin with the calls of the table and no others', (_, page, calls) => {
  warm(page, {});
  expect(asked).toEqual(calls);
});
