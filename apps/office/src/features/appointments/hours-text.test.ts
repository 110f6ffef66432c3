import { expect, test } from 'vitest';
import { isHours, readHours, readWeek, typedWeek } from './hours-text.ts';

test('hours of a day are read as they are written, and a day off is empty', () => {
  const hours = [
    { weekday: 2, from: '10:00', to: '13:00' },
    { weekday: 2, from: '14:00', to: '19:00' },
  ];
  const typed = ['', '10:00–13:00, 14:00–19:00', '', '', '', '', ''];
  expect(typedWeek(hours)).toEqual(typed);
  expect(readWeek(typed)).toEqual(hours);
  expect(readHours('10:00–13:00, 14:00-19:00', 2)).toEqual(hours);
  expect(isHours('')).toBe(true);
});

test('hours that end before they begin, and other texts, are none', () => {
  expect(['19:00–10:00', '10–19', '25:00–26:00', '10:00–13:00, потом'].filter(isHours)).toEqual([]);
});
