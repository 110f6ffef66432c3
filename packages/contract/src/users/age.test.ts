import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { addDays } from '../time/day-arithmetic.ts';
import { ageOn, birthdayAt } from './age.ts';
import { issueProblem, numberProblem, passportEnd, passportIsOver, passportTerms } from './rules.ts';

test.each([
  ['2012-11-20', '2026-11-19', 13],
  ['2012-11-20', '2026-11-20', 14],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-19', -1],
  ['1900-01-01', '2026-12-31', 126],
  // Born on 29 February: 1 March in a common year, the day itself in a leap year.
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2000-02-29', '2100-02-28', 99],
  ['2000-02-29', '2100-03-01', 100],
])('born on %s is on %s %d years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test.each([
  [20, '2020-02-29'],
  [45, '2045-03-01'],
  [100, '2100-03-01'],
])('born on 2000-02-29 one is %d on %s', (years, reached) => {
  expect(birthdayAt('2000-02-29', years)).toBe(reached);
});

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('an age is reached on the birthday and not a day before it', () => {
  fc.assert(
    fc.property(day, fc.nat(120), (birthday, years) => {
      const reached = birthdayAt(birthday, years);
      const eve = addDays(reached, -1);
      expect([ageOn(birthday, eve), ageOn(birthday, reached)]).toEqual([years - 1, years]);
    }),
    { numRuns: propertyRuns },
  );
});

test.each([
  ['1981-11-10', '2001-11-10', { warnFrom: '2026-11-10', refuseSigningFrom: '2027-02-09' }],
  ['1981-11-10', '2026-11-10', undefined],
  ['2004-02-29', '2018-03-01', { warnFrom: '2024-02-29', refuseSigningFrom: '2024-05-30' }],
  ['2004-02-29', '2024-02-29', { warnFrom: '2049-03-01', refuseSigningFrom: '2049-05-31' }],
])('a passport of somebody born on %s, issued on %s, is warned about and refused from %j', (...facts) => {
  const [birthday, issueDate, terms] = facts;
  expect(passportTerms(birthday, issueDate)).toEqual(terms);
});

test('nobody signs with a passport from the day on which it is refused', () => {
  fc.assert(
    fc.property(day, day, day, (birthday, issueDate, today) => {
      const end = passportEnd(birthday, issueDate);
      const terms = passportTerms(birthday, issueDate);
      fc.pre(end !== undefined && terms !== undefined);
      expect(passportIsOver(end, today)).toBe(today >= terms.refuseSigningFrom);
      if (issueProblem(birthday, issueDate, today)?.problem === 'passport-ended')
        expect(today >= terms.refuseSigningFrom).toBe(true);
    }),
  );
});

test.each([
  ['000000', 'number-zeros'],
  ['000001', undefined],
  ['003181', undefined],
])('a passport with the number %s: %s', (number, problem) => {
  expect(numberProblem(number)?.problem).toBe(problem);
});
