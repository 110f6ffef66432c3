import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '../../time/day-arithmetic.ts';
import { type AdultPapers, type ChildForm, type ChildPapers, childPapers } from './papers.ts';
import {
  adultPapersProblems,
  childPapersProblems,
  childProblems,
  lastNeededDay,
  marriageProblems,
  type PaperProblem,
} from './papers-problems.ts';

const today = '2026-11-19';
const signing = '2026-12-10';
const needed = '2027-01-09';
const scan = '00000000-0000-4000-8000-000000000000';

const plain: AdultPapers = {
  citizenship: 'RU',
  foreign: null,
  snils: '112-233-445 95',
  registration: 'permanent',
  registrationUntil: null,
  power: null,
};
const foreign = {
  number: 'AB 1234567',
  issuer: 'Министерство внутренних дел',
  issuedOn: today,
  until: needed,
  scans: [scan],
  translation: [scan],
};
const power = { number: '77/100', notary: 'Смирнова И. П.', givenOn: today, until: needed, scans: [scan] };

const named = (problems: readonly PaperProblem[]) =>
  problems.map(({ field, problem, day }) => [field, problem, day].filter(Boolean).join(' '));

describe('papers of an adult', () => {
  const problems = (papers: Partial<AdultPapers>, isRepresentative = false) =>
    named(adultPapersProblems({ ...plain, ...papers }, isRepresentative, { today, signing }));

  test('papers hold thirty days after the last day of the signing', () => {
    expect(lastNeededDay(signing)).toBe(needed);
  });

  test('are in order: of a citizen, of a foreigner, of a representative, registered for a time', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ citizenship: 'BY', foreign })).toEqual([]);
    expect(problems({ citizenship: 'BY', foreign: { ...foreign, until: null } })).toEqual([]);
    expect(problems({ power }, true)).toEqual([]);
    expect(problems({ registration: 'temporary', registrationUntil: today })).toEqual([]);
  });

  test.each([
    ['foreign required', { citizenship: 'BY' }],
    ['foreign default', { foreign }],
    [
      'foreign.issuedOn issued-future',
      { citizenship: 'BY', foreign: { ...foreign, issuedOn: '2026-11-20' } },
    ],
    [
      `foreign.until paperEnds ${needed}`,
      { citizenship: 'BY', foreign: { ...foreign, until: '2027-01-08' } },
    ],
    ['power default', { power }],
    ['registrationUntil default', { registrationUntil: '2027-01-01' }],
    ['registrationUntil required', { registration: 'temporary' }],
    [`registrationUntil paperEnds ${today}`, { registration: 'temporary', registrationUntil: '2026-11-18' }],
  ] as [string, Partial<AdultPapers>][])('[S3-77] of an owner: %s', (problem, papers) => {
    expect(problems(papers)).toEqual([problem]);
  });

  test.each([
    ['power required', null],
    ['power.givenOn issued-future', { ...power, givenOn: '2026-11-20' }],
    [`power.until paperEnds ${needed}`, { ...power, until: '2027-01-08' }],
  ])('[S3-75] of a representative: %s', (problem, given) => {
    expect(problems({ power: given }, true)).toEqual([problem]);
  });

  test('a power and a foreign document are refused exactly when they end before that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (days) => {
        const until = addDays(needed, days);
        const refused = days < 0;
        expect(problems({ power: { ...power, until } }, true).length > 0).toBe(refused);
        expect(problems({ citizenship: 'BY', foreign: { ...foreign, until } }).length > 0).toBe(refused);
      }),
    );
  });
});

const certificate = { number: 'IV-АК 123456', issuedOn: '2012-12-01', issuer: 'Отдел ЗАГС г. Мурманска' };
const passport = {
  serial: '4726',
  number: '123456',
  issueDate: '2026-11-20',
  issuer: 'УМВД России по Мурманской области',
  issuerCode: '510-001',
};
const ofChild: ChildPapers = {
  citizenship: 'RU',
  sex: 2,
  birthPlace: 'г. Мурманск',
  certificate,
  passport: null,
  snils: '112-233-445 95',
  registration: 'permanent',
  registrationUntil: null,
  address: 'г. Мурманск, ул. Портовая, 4',
  scans: [scan],
  consentScans: [],
  guardianScans: [],
  agree: true,
};
const grown: Partial<ChildPapers> = { certificate: null, passport, consentScans: [scan] };

describe('papers of a child', () => {
  /** Problems of a child who turns 14 on 20 November 2026. */
  const problems = (on: string, papers: Partial<ChildPapers>, relation: ChildForm['relation'] = 'mother') =>
    named(
      childPapersProblems({ ...ofChild, ...papers }, { birthday: '2012-11-20', relation }, { today: on }),
    );

  test('the day before the 14th birthday a certificate is taken, and a passport is not asked for', () => {
    expect(problems('2026-11-19', {})).toEqual([]);
    expect(problems('2026-11-19', grown)).toEqual(['certificate required']);
  });

  test('on the 14th birthday a passport and the consent of a parent are asked for', () => {
    expect(problems('2026-11-20', grown)).toEqual([]);
    expect(problems('2026-11-20', {})).toEqual(['consentScans required', 'passport required']);
  });

  test('from the 18th birthday on nobody sends papers for the child', () => {
    expect(problems('2030-11-19', grown)).toEqual([]);
    expect(problems('2030-11-20', grown)).toEqual(['birthday childAdult']);
  });

  test.each([
    ['certificate.issuedOn issued-future', { certificate: { ...certificate, issuedOn: '2026-11-20' } }],
    ['certificate.issuedOn default', { certificate: { ...certificate, issuedOn: '2012-11-19' } }],
    ['registrationUntil required', { registration: 'temporary' }],
    ['registrationUntil default', { registrationUntil: today }],
  ] as [string, Partial<ChildPapers>][])('of a small child: %s', (problem, papers) => {
    expect(problems(today, papers)).toEqual([problem]);
  });

  test.each([
    ['passport.number number-zeros', { number: '000000' }],
    ['passport.issueDate issued-future', { issueDate: '2026-11-22' }],
    ['passport.issueDate issued-before-14', { issueDate: '2026-11-19' }],
  ])('of a child with a passport: %s', (problem, change) => {
    expect(problems('2026-11-21', { ...grown, passport: { ...passport, ...change } })).toEqual([problem]);
  });

  test('[S3-78] a guardian adds the act that names him', () => {
    expect(problems(today, {}, 'guardian')).toEqual(['guardianScans required']);
    expect(problems(today, { guardianScans: [scan] }, 'guardian')).toEqual([]);
  });

  test('[S3-97] a certificate in letters of either alphabet is kept in one form', () => {
    const sent = { ...ofChild, certificate: { ...certificate, number: 'IV-AK 123456' } };
    expect(z.parse(childPapers, sent).certificate?.number).toBe('IV-АК 123456');
    const wrong = { ...ofChild, certificate: { ...certificate, number: 'IV-АК 12345' } };
    expect(z.safeParse(childPapers, wrong).success).toBe(false);
  });
});

test.each([
  ['2026-11-19', []],
  ['2026-11-20', ['birthday birthday-future']],
  ['2008-11-20', []],
  ['2008-11-19', ['birthday childAdult']],
])('a child born on %s is named on 19 November 2026: %j', (birthday, problems) => {
  const child: ChildForm = {
    lastName: 'Орлова',
    firstName: 'Ева',
    patronymic: null,
    birthday,
    relation: 'father',
  };
  expect(named(childProblems(child, today))).toEqual(problems);
});

test('a marriage certificate is not of a later day', () => {
  const marriage = { number: 'I-МЮ 512345', issuedOn: today, office: 'Отдел ЗАГС', scans: [scan] };
  expect(marriageProblems(marriage, today)).toEqual([]);
  expect(named(marriageProblems({ ...marriage, issuedOn: '2026-11-20' }, today))).toEqual([
    'issuedOn issued-future',
  ]);
});
