import { expect, test } from 'vitest';
import { adultPapers } from './papers.ts';
import { fieldAt, papersErrors } from './papers-errors.ts';
import { adultPapersProblems } from './papers-problems.ts';

const days = { today: '2026-11-20', signing: '2026-12-10' };
const plain = {
  citizenship: 'RU',
  foreign: null,
  snils: '112-233-445 95',
  registration: 'permanent',
  registrationUntil: null,
  power: null,
};
const errorsOf = (more: object, representative = false) => [
  ...papersErrors(
    adultPapers,
    { ...plain, ...more },
    (papers) => adultPapersProblems(papers, representative, days),
    'ru',
  ),
];

test('whole papers have no errors', () => {
  expect(errorsOf({})).toEqual([]);
});

test('a field that is empty or wrong is told of by its path', () => {
  expect(errorsOf({ snils: '' })).toEqual([['snils', 'Необходимо заполнить «СНИЛС»']]);
  expect(errorsOf({ foreign: { number: '' }, citizenship: 'AM' })).toContainEqual([
    'foreign.number',
    'Необходимо заполнить поле',
  ]);
});

test('papers that are well-formed are judged by the rules', () => {
  expect(errorsOf({}, true)).toEqual([['power', 'Необходимо заполнить «Доверенность»']]);
  expect(errorsOf({ registration: 'temporary', registrationUntil: '2026-11-01' })).toEqual([
    ['registrationUntil', 'Нужен документ, который действует до 20.11.2026 или дольше'],
  ]);
});

test('a field of the call finds its place in the form', () => {
  const paths = { snils: 'snils', powerNumber: 'power.number', powerScans: 'power.scans' };
  expect(fieldAt(paths, 'power.scans.0')).toBe('powerScans');
  expect(fieldAt(paths, 'power')).toBe('powerNumber');
  expect(fieldAt(paths, 'scans')).toBeUndefined();
});
