import { expect, test } from 'vitest';
import type { AdultPapers, ChildPapers } from './papers.ts';
import { recheckFindings } from './recheck.ts';

const scan = '00000000-0000-4000-8000-000000000000';
const adult: AdultPapers = {
  citizenship: 'RU',
  foreign: null,
  snils: '112-233-445 95',
  registration: 'permanent',
  registrationUntil: null,
  power: null,
};
const certificate = { number: 'IV-АК 123456', issuedOn: '2012-12-01', issuer: 'Отдел ЗАГС' };
const child = { certificate, passport: null } as ChildPapers;
const withPassport = { certificate: null } as ChildPapers;
const nobody = { adult: null, child: null, birthday: null, passportIssued: null };

type Checked = Parameters<typeof recheckFindings>[0];
const found = (checked: Partial<Checked>, today: string, signing = today) =>
  recheckFindings({ ...nobody, ...checked }, { today, signing }).map(
    ({ field, reason }) => `${field} ${reason}`,
  );

test.each([
  ['2026-11-10', []],
  ['2027-02-08', []],
  ['2027-02-09', ['passport expired']],
])('a passport given before 45 is over the day after the 90th: %s', (today, findings) => {
  const passport = { birthday: '1981-11-10', passportIssued: '2001-12-01' };
  expect(found({ adult, ...passport }, today)).toEqual(findings);
});

test('the former Russian passport of a citizen of another country is not looked at', () => {
  const passport = { birthday: '1981-11-10', passportIssued: '2001-12-01' };
  expect(found({ adult: { ...adult, citizenship: 'BY' }, ...passport }, '2027-02-09')).toEqual([]);
});

test.each([
  ['2026-12-10', []],
  ['2026-12-11', ['power expired', 'foreign expired']],
])('a power and a foreign document hold thirty days after the signing of %s', (signing, findings) => {
  const until = '2027-01-09';
  const power = { number: '77/100', notary: 'Смирнова', givenOn: '2026-01-10', until, scans: [scan] };
  const foreign = {
    number: 'AB 1',
    issuer: 'МВД',
    issuedOn: '2020-01-10',
    until,
    scans: [scan],
    translation: [scan],
  };
  expect(found({ adult: { ...adult, citizenship: 'BY', power, foreign } }, '2026-11-20', signing)).toEqual(
    findings,
  );
});

test.each([
  ['2026-11-19', child, []],
  ['2026-11-20', child, ['certificate turned-14']],
  ['2026-11-20', withPassport, []],
  ['2030-11-19', withPassport, []],
  ['2030-11-20', withPassport, ['passport turned-18']],
  ['2030-11-20', child, ['passport turned-18']],
])('the papers of a child born on 20 November 2012 on %s', (today, papers, findings) => {
  expect(found({ child: papers, birthday: '2012-11-20' }, today)).toEqual(findings);
});

test('an adult has no birthday that changes who signs', () => {
  expect(found({ adult, birthday: '2008-11-20' }, '2026-11-20')).toEqual([]);
});
