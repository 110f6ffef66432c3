import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './moscow-time.ts';

test('a field is read back as the moment it was made of, to the minute', () => {
  const minutes = fc.integer({ min: 0, max: 4_102_444_800_000 / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => expect(fromLocal(toLocal(minute * 60_000))).toBe(minute * 60_000)),
  );
});

test('six in the evening in Moscow is three in the afternoon in UTC', () => {
  expect(fromLocal('2026-11-24T18:00')).toBe(Date.UTC(2026, 10, 24, 15));
});

test.each(['', '2026-11-24', '2026-13-24T18:00', '24.11.2026 18:00'])('«%s» is no moment yet', (text) => {
  expect(fromLocal(text)).toBeUndefined();
});
