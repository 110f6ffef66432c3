import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { expect, it } from 'vitest';
import type { DealNews } from '../deals.events.ts';
import { dealWords } from './deal-words.ts';

const news: DealNews & { kind: EstateKind } = {
  kind: 'flat',
  dealId: '00000000-0000-7000-8000-000000000001',
  number: 'С-101',
  estateId: 1,
  mainBuyer: 1,
  members: [1],
  event: 'choose-parameters',
  from: 'parameters',
  to: 'members',
  dueAt: new Date('2026-12-04T15:00:00Z'),
  visit: null,
  linkedTo: null,
  reason: null,
  at: new Date('2026-11-22T13:00:00Z'),
};

it.each([
  ['Посчитали на встрече', 'Посчитали на встрече. Ваш ход до 4 декабря, 18:00 по Москве.'],
  ['Посчитали на встрече.', 'Посчитали на встрече. Ваш ход до 4 декабря, 18:00 по Москве.'],
  ['Выбрали отделку «Готово!»', 'Выбрали отделку «Готово!» Ваш ход до 4 декабря, 18:00 по Москве.'],
  [null, 'Ваш ход до 4 декабря, 18:00 по Москве.'],
])('what the desk has written (%s) ends before the term begins', (reason, text) => {
  expect(dealWords({ ...news, reason }, 'ru').text.replaceAll('\u00a0', ' ')).toBe(text);
});

it('a visit is told with its day, hour, whose hour it is, and its place, before everything else', () => {
  const visit = { at: '2026-11-28T08:00:00.000Z', place: 'Портовая, 4, вторая секция' };
  const told = (locale: 'ru' | 'en') =>
    dealWords({ ...news, to: 'inspection', visit, reason: 'Возьмите паспорт' }, locale).text.replaceAll(
      '\u00a0',
      ' ',
    );
  expect(told('ru')).toBe(
    'Ждём вас в субботу, 28 ноября, 11:00 по Москве: Портовая, 4, вторая секция. Возьмите паспорт.',
  );
  expect(told('en')).toBe(
    'We expect you on Saturday, 28 November, 11:00 Moscow time: Портовая, 4, вторая секция. Возьмите паспорт.',
  );
});

it('after the last signature of the members its owner is told as such, not as who is awaited', () => {
  const signed = { ...news, to: 'counter-signing', reason: 'Волкова Елена' } as const;
  expect(dealWords(signed, 'ru').text).toMatch(/^Последняя подпись: Волкова Елена\. Ждём до/);
  expect(dealWords(signed, 'en').text).toMatch(/^Last signature: Волкова Елена\. Expected until/);
});
