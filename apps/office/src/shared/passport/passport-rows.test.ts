import type { OpenedPassport } from '@novosel/contract/passports/schema.ts';
import { expect, test } from 'vitest';
import { passportRows } from './passport-rows.ts';

const passport: OpenedPassport = {
  lastName: 'Ким',
  firstName: 'Ян',
  patronymic: null,
  sex: 1,
  serial: '9900',
  number: '123456',
  birthday: '1990-02-17',
  birthPlace: 'г. Онега',
  issuer: 'УФМС',
  issuerCode: '160-001',
  issueDate: '2010-07-02',
  addressRegister: 'г. Онега',
  addressLiving: null,
  addressesEqual: true,
  scans: [],
};

test('dates of a passport stand as they are written on it, whatever the clock was then', () => {
  const rows = new Map(passportRows(passport, (key) => key).map(({ key, value }) => [key, value]));
  expect([rows.get('birthday'), rows.get('issueDate')]).toEqual(['17.02.1990', '02.07.2010']);
});
