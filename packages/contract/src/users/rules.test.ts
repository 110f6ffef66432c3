import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldPhrase } from '../fields/field-errors.ts';
import { birthdayProblem, issueProblem, passportEnd } from './rules.ts';

const today = '2026-11-27';
const iso = (date: Date) => date.toISOString().slice(0, 10);
const dayBetween = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map(iso);
const plus = (day: string, { years = 0, days = 0 }) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return iso(new Date(Date.UTC(year + years, month - 1, date + days)));
};

describe('the dates of a passport', () => {
  test.each([
    ['1899-12-31', 'birthday-too-early'],
    ['1900-01-01', undefined],
    ['2008-11-27', undefined],
    ['2008-11-28', 'too-young'],
    ['2013-01-01', 'too-young'],
    ['2026-11-28', 'birthday-future'],
  ])('born on %s: %s', (birthday, problem) => {
    expect(birthdayProblem(birthday, today)?.problem).toBe(problem);
  });

  test.each([
    ['1981-11-10', '2001-11-10', '2027-02-08', undefined],
    ['1981-11-10', '2001-11-10', '2027-02-09', 'passport-ended'],
    ['1981-11-10', '2026-11-10', '2027-02-09', undefined],
    ['1991-03-04', '2005-03-04', '2011-06-02', undefined],
    ['1991-03-04', '2005-03-04', '2011-06-03', 'passport-ended'],
    ['1991-03-04', '2005-03-03', today, 'issued-before-14'],
    ['1991-03-04', '2026-11-28', today, 'issued-future'],
    ['1970-03-04', '1997-09-30', today, 'issued-before-1997'],
    ['1950-03-04', '1997-10-01', today, undefined],
    // Born on 29 February: 14 on 1 March, and the 90 days begin on 1 March of the year of change.
    ['2004-02-29', '2018-02-28', today, 'issued-before-14'],
    ['2004-02-29', '2018-03-01', '2024-05-29', undefined],
    ['2004-02-29', '2018-03-01', '2024-05-30', 'passport-ended'],
  ])('born on %s, issued on %s, shown on %s: %s', (birthday, issueDate, shown, problem) => {
    expect(issueProblem(birthday, issueDate, shown)?.problem).toBe(problem);
  });

  test('an ended one says until when it was good and at which age it is changed', () => {
    const { problem = 'default', ...demand } = issueProblem('1981-11-10', '2001-11-10', '2027-02-09') ?? {};
    expect(
      fieldPhrase(problem === 'living-address-missing' ? 'default' : problem, 'issueDate', 'ru', demand),
    ).toBe('Этот паспорт действовал до\u00a008.02.2027: в\u00a045\u00a0лет его меняют. Впишите новый');
  });

  test('a passport is good on every day from its issue to 90 days after the birthday at which it is changed', () => {
    const born = dayBetween('1940-01-01', '2008-01-01').filter((day) => !day.endsWith('02-29'));
    fc.assert(
      fc.property(
        born,
        dayBetween('1997-10-01', '2060-01-01'),
        fc.nat(25_000),
        (birthday, issueDate, days) => {
          fc.pre(issueDate >= plus(birthday, { years: 14 }));
          const shown = plus(issueDate, { days });
          const age = [20, 45].find((years) => issueDate < plus(birthday, { years }));
          const last = age === undefined ? undefined : plus(plus(birthday, { years: age }), { days: 90 });
          expect(passportEnd(birthday, issueDate)?.day).toBe(last);
          const ended = last !== undefined && shown > last;
          expect(issueProblem(birthday, issueDate, shown)?.problem).toBe(
            ended ? 'passport-ended' : undefined,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('whatever is issued before it could be, or after today, is refused', () => {
    fc.assert(
      fc.property(
        dayBetween('1900-01-01', '2008-01-01'),
        dayBetween('1900-01-01', '2060-01-01'),
        (birthday, issueDate) => {
          const problem = issueProblem(birthday, issueDate, today)?.problem;
          if (issueDate > today) expect(problem).toBe('issued-future');
          else if (issueDate < '1997-10-01') expect(problem).toBe('issued-before-1997');
          else if (issueDate < `${Number(birthday.slice(0, 4)) + 14}${birthday.slice(4)}`)
            expect(problem).toBe('issued-before-14');
          else expect([undefined, 'passport-ended']).toContain(problem);
        },
      ),
    );
  });
});
