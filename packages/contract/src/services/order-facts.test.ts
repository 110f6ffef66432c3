import { expect, test } from 'vitest';
import { orderFacts } from './order-facts.ts';

test('[S3-90] what was asked for is said by its list, as a day or as it is, and nothing else', () => {
  const details = {
    part: 'morning',
    years: [2025, 2024],
    from: '2026-12-31',
    covers: ['structure', 'title'],
  } as const;
  expect(
    orderFacts(
      { ...details, years: [...details.years], covers: [...details.covers] },
      { locale: 'ru', now: '2026-11-28T12:00:00.000Z' },
    ),
  ).toEqual([
    { field: 'covers', value: 'Стены и конструкции, Право собственности' },
    { field: 'from', value: '31\u00a0декабря' },
    { field: 'years', value: '2025, 2024' },
    { field: 'part', value: 'Утро, 10:00–13:00 по Москве' },
  ]);
});
