import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import { expect, test } from 'vitest';
import { paperParts } from './paper-parts.ts';

const empty: MemberFile = {
  member: '00000000-0000-7000-8000-000000000001',
  seen: '2026-11-29T10:00:00.000Z',
  passport: null,
  child: null,
  adultPapers: null,
  childPapers: null,
  marriage: null,
  scans: [],
  findings: [],
};
const scan = { id: '00000000-0000-7000-8000-000000000002', title: 'скан.pdf', bytes: 1 };
const foreigner: MemberFile = {
  ...empty,
  adultPapers: {
    citizenship: 'AM',
    foreign: {
      number: 'AN 0123456',
      issuer: '001',
      issuedOn: '2020-03-01',
      until: null,
      scans: [scan.id],
      translation: [scan.id],
    },
    snils: '112-233-445 95',
    registration: 'temporary',
    registrationUntil: '2027-01-31',
    power: null,
  },
  scans: [
    { ...scan, of: 'translation' },
    { ...scan, of: 'foreign' },
  ],
};
const child: MemberFile = {
  ...empty,
  child: {
    lastName: 'Ким',
    firstName: 'Ева',
    patronymic: null,
    birthday: '2019-09-14',
    relation: 'guardian',
  },
  childPapers: {
    citizenship: 'RU',
    sex: 2,
    birthPlace: 'г. Онега',
    certificate: { number: 'IV-МЮ 123456', issuedOn: '2019-09-20', issuer: 'ЗАГС Онеги' },
    passport: null,
    snils: '001-001-998 18',
    registration: 'permanent',
    registrationUntil: null,
    address: 'г. Онега, ул. Садовая, д. 1',
    scans: [scan.id],
    consentScans: [],
    guardianScans: [scan.id],
    agree: true,
  },
  scans: [
    { ...scan, of: 'certificate' },
    { ...scan, of: 'guardian' },
  ],
};

const partsOf = (file: MemberFile) => paperParts(file, (key) => key, 'ru');
const valuesOf = (file: MemberFile, field: string) =>
  partsOf(file)
    .find((part) => part.field === field)
    ?.rows.map(({ value }) => value);

test('[S3-74, S3-77] papers of a foreigner stand one by one, each with its own scans', () => {
  expect(partsOf(foreigner).map(({ field, scans }) => [field, scans.length])).toEqual([
    ['foreign', 1],
    ['translation', 1],
    ['snils', 0],
    ['registration', 0],
  ]);
  expect(valuesOf(foreigner, 'registration')).toEqual(['Армения', 'Временная', '31.01.2027']);
  expect(valuesOf(foreigner, 'foreign')?.at(-1)).toBe('deal.members.paper.endless');
});

test('[S3-78, S3-97] a child is shown with the certificate, who the guardian is, and nothing that was not sent', () => {
  expect(partsOf(child).map(({ field }) => field)).toEqual([
    'certificate',
    'snils',
    'registration',
    'guardian',
  ]);
  expect(valuesOf(child, 'certificate')).toEqual(
    expect.arrayContaining(['Ким Ева', '14.09.2019', 'опекун', 'IV-МЮ 123456']),
  );
  expect(partsOf(empty)).toEqual([]);
});
