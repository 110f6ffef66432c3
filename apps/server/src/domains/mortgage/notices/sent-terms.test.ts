import { expect, it } from 'vitest';
import { delegateWords } from '../../delegates/notices/delegate-words.ts';
import type { DelegationNews } from '../../delegates/public.ts';
import type { BidNews } from '../mortgage.events.ts';
import { bidWords } from './bid-words.ts';

const at = new Date('2026-11-22T13:00:00Z');
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  ['approved', 'Решение действует до 4 декабря, 18:00 по Москве.'],
  ['thinking', 'Банк ответит до 24 ноября, 18:00 по Москве.'],
] as const)('an application that is %s is told with the hour of its end', (status, text) => {
  const bid = {
    bank: 'Банк',
    status,
    promisedAt: new Date('2026-11-24T15:00:00Z'),
    validUntil: new Date('2026-12-04T15:00:00Z'),
    at,
  } as BidNews;
  expect(plain(bidWords(bid, 'ru')?.text)).toContain(text);
  expect(plain(bidWords(bid, 'en')?.text)).toContain('18:00 Moscow time.');
});

it('a trust is told with the hour of its end', () => {
  const news: DelegationNews = {
    id: '00000000-0000-7000-8000-000000000001',
    principalId: 1,
    delegateId: 2,
    phone: '+79000000002',
    scope: 'view',
    until: new Date('2027-11-24T20:59:59.999Z'),
    at,
    by: 'principal',
  };
  for (const topic of ['named', 'naming', 'accepted'] as const) {
    expect(plain(delegateWords[topic](news, 'Анна К.', 'ru').text)).toContain(
      ', до 24 ноября 2027, 23:59 по Москве.',
    );
    expect(plain(delegateWords[topic](news, 'Anna K.', 'en').text)).toContain(
      'until 24 November 2027, 23:59 Moscow time.',
    );
  }
});
