import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transferUntil } from './transfer-term.ts';

const moscow = (text: string) => new Date(`${text}+03:00`);
const until = (chosen: string, holdUntil = chosen, end = '2027-12-31T18:00') =>
  transferUntil(moscow(chosen), { holdUntil: moscow(holdUntil), end: moscow(end) });

test.each([
  ['a Monday', '2026-11-23T10:00', '2026-11-26T18:00'],
  ['late on a Monday, when it is Tuesday by the day of Moscow', '2026-11-24T00:30', '2026-11-27T18:00'],
  ['a Thursday: the weekend is not counted', '2026-11-26T10:00', '2026-12-01T18:00'],
  ['a Saturday', '2026-11-28T10:00', '2026-12-02T18:00'],
  ['before the first days of January', '2026-12-31T10:00', '2027-01-13T18:00'],
  ['before a holiday on a Saturday, given on the Monday', '2027-04-29T10:00', '2027-05-05T18:00'],
  ['before a holiday on a Sunday, given on the Monday', '2027-05-06T10:00', '2027-05-12T18:00'],
  ['a Friday before a Monday on which nothing is given', '2027-05-14T10:00', '2027-05-19T18:00'],
])('a transfer chosen on %s keeps the estate to 18:00 of the third banking day', (_, chosen, kept) => {
  expect(until(chosen)).toEqual(moscow(kept));
});

test('never beyond the last day of the booking, never earlier than the hold ends anyhow', () => {
  expect(until('2026-11-23T10:00', '2026-11-24T10:00', '2026-11-25T18:00')).toEqual(
    moscow('2026-11-25T18:00'),
  );
  expect(until('2026-11-23T10:00', '2026-12-03T12:00')).toEqual(moscow('2026-12-03T12:00'));
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, moments, moments, (chosen, holdUntil, end) => {
      const kept = transferUntil(chosen, { holdUntil, end }).getTime();
      expect(kept).toBeGreaterThanOrEqual(holdUntil.getTime());
      expect(kept).toBeLessThanOrEqual(Math.max(end.getTime(), holdUntil.getTime()));
    }),
  );
});
