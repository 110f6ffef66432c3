import { expect, test } from 'vitest';
import { factsOf } from '../requests/facts.ts';
import { serviceFacts } from './facts.ts';

test('[S3-90] what was ordered is said by its list, as a day or as it is, and nothing else', () => {
  const details = {
    part: 'morning',
    years: [2025, 2024],
    from: '2026-12-31',
    covers: ['structure', 'title'],
  };
  const said = { locale: 'ru', now: '2026-11-28T12:00:00.000Z' } as const;
  expect(factsOf(serviceFacts, details, said)).toEqual([
    { key: 'covers', label: 'Что застраховать', value: 'Стены и конструкции, Право собственности' },
    { key: 'from', label: 'С какого дня', value: '31\u00a0декабря' },
    { key: 'years', label: 'Годы', value: '2025, 2024' },
    { key: 'part', label: 'Время', value: 'Утро, 10:00–13:00 по Москве' },
  ]);
});
