import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './moscow-time.ts';
import { timeMask } from './time-mask.ts';

const minutes = fc.integer({ min: 0, max: 4_102_444_800_000 / 60_000 });

test('the fields are read back as the moment they were made of, to the minute', () => {
  fc.assert(
    fc.property(minutes, (minute) => {
      expect(fromLocal(toLocal(minute * 60_000))).toBe(minute * 60_000);
    }),
  );
});

test('six in the evening in Moscow is three in the afternoon in UTC', () => {
  expect(fromLocal({ day: '2026-11-24', time: '18:00' })).toBe(Date.UTC(2026, 10, 24, 15));
});

test.each([
  ['', '18:00'],
  ['2026-11-24', ''],
  ['2026-13-24', '18:00'],
  ['24.11', '18:00'],
  ['2026-11-24', '18:'],
])('«%s» «%s» is no moment yet', (day, time) => {
  expect(fromLocal({ day, time })).toBeUndefined();
});

test('a typed time takes its colon by itself, and a time that does not exist is not read', () => {
  expect(timeMask.shape('1800')).toBe('18:00');
  expect(timeMask.shape('18')).toBe('18');
  expect(timeMask.read('18:00')).toBe('18:00');
  for (const odd of ['', '18', '24:00', '18:60']) expect(timeMask.read(odd)).toBeUndefined();
});
