import { expect, test } from 'vitest';
import { countMarked, findingsOf } from './return-marks.ts';

const marked = { reason: 'unreadable', note: ' Снимите без блика ' } as const;

test('a decision names the marked papers alone, with their reasons', () => {
  const marks = { snils: marked, passport: null, marriage: marked };
  const fields = ['passport', 'snils'] as const;
  expect(findingsOf(marks, fields)).toEqual([
    { field: 'snils', reason: 'unreadable', note: 'Снимите без блика' },
  ]);
  expect(countMarked(marks, fields)).toBe(1);
  expect(findingsOf({}, fields)).toEqual([]);
});

test('a marked paper without a reason is not decided about', () => {
  expect(findingsOf({ snils: { reason: null, note: 'Другой номер' } }, ['snils'])).toBeUndefined();
});
