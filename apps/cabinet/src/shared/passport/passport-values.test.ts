import { passportForm } from '@novosel/contract/users/schema.ts';
import { makeSure } from '@novosel/ui/text/sure-names.ts';
import { describe, expect, test } from 'vitest';
import {
  formField,
  type PassportValues,
  passportBody,
  passportFaults,
  passportValues,
} from './passport-values.ts';

const today = '2026-11-20';
const whole: PassportValues = {
  lastName: ' Королёва ',
  firstName: 'Анна',
  patronymic: 'Сергеевна',
  noPatronymic: false,
  sex: '2',
  serialNumber: '4711 123456',
  birthday: '1991-03-04',
  birthPlace: 'г. Мурманск',
  issuer: 'УМВД России по Мурманской области',
  issuerCode: '510-003',
  issueDate: '2011-04-19',
  addressRegister: 'г. Мурманск, ул. Софьи Перовской, д. 17',
  addressLiving: '',
  addressesEqual: true,
  scans: [{ key: 'a', title: 'a.png', size: 1 }],
};

describe('the passport form', () => {
  test('[S3-33] [S3-34] [S3-38] a whole form makes the body of the call', () => {
    expect(passportFaults(whole, today)).toEqual({});
    const body = passportBody(whole);
    expect(passportForm.safeParse(body.passport).success).toBe(true);
    expect(body.passport).toMatchObject({ lastName: 'Королёва', sex: 2, serial: '4711', number: '123456' });
    expect(body.scans).toEqual(['a']);
  });

  test('[S5-43] the series needs 4 digits and the number 6', () => {
    for (const serialNumber of ['4711', '4711 12345', '471']) {
      expect(passportFaults({ ...whole, serialNumber }, today)).toEqual({ serialNumber: 'wrong' });
    }
  });

  test('an empty form names every field in the order of the screen', () => {
    expect(Object.keys(passportFaults(passportValues(null), today))).toEqual([
      'lastName',
      'firstName',
      'patronymic',
      'sex',
      'birthday',
      'birthPlace',
      'serialNumber',
      'issueDate',
      'issuerCode',
      'issuer',
      'addressRegister',
      'scans',
    ]);
  });

  test('names take letters, hyphen, apostrophe and space, in the letters that papers have', () => {
    const faultOf = (lastName: string) => passportFaults({ ...whole, lastName }, today).lastName;
    expect(faultOf("Д'Артаньян-Каменская")).toBeUndefined();
    expect(passportBody({ ...whole, lastName: 'О\u2019Хара\u200b — Ли' }).passport.lastName).toBe(
      "О'Хара - Ли",
    );
    expect(faultOf('\u200b\u2060\u00ad')).toBe('required');
    expect(faultOf('Королёва 2')).toEqual({ problem: 'nameSign', sign: '2' });
    expect(faultOf('<b>')).toEqual({ problem: 'nameSign', sign: '<' });
    expect(faultOf('Əлиева')).toEqual({ problem: 'paperLetter', sign: 'Ə' });
    expect(passportFaults({ ...whole, issuer: 'УМВД 🙂' }, today)).toEqual({
      issuer: { problem: 'paperLetter', sign: '🙂' },
    });
  });

  test('a probable typing error raises a question until the person has answered', () => {
    const none = { ...whole, patronymic: 'отсутствует' };
    expect(passportFaults(none, today)).toEqual({ patronymic: { ask: 'no-patronymic' } });
    makeSure('patronymic', 'отсутствует');
    expect(passportFaults(none, today)).toEqual({});
    expect(passportFaults({ ...whole, firstName: 'Aнна' }, today)).toMatchObject({
      firstName: { ask: 'two-alphabets', mended: 'Анна' },
    });
  });

  test('a person without a patronymic and with another address', () => {
    const values = { ...whole, patronymic: '', noPatronymic: true, addressesEqual: false };
    expect(passportFaults(values, today)).toEqual({ addressLiving: 'required' });
    expect(passportBody({ ...values, addressLiving: 'г. Кола' }).passport).toMatchObject({
      patronymic: null,
      addressLiving: 'г. Кола',
    });
  });

  test('rules that page and server share: age, dates, a day that does not exist', () => {
    expect(passportFaults({ ...whole, birthday: '2010-01-01' }, today)).toMatchObject({
      birthday: 'too-young',
    });
    expect(passportFaults({ ...whole, issueDate: '1999-01-01' }, today)).toEqual({
      issueDate: 'issued-before-14',
    });
    expect(passportFaults({ ...whole, birthday: '1991-02-30' }, today)).toEqual({ birthday: 'wrong' });
    expect(passportFaults({ ...whole, serialNumber: '4711 000000' }, today)).toEqual({
      serialNumber: 'number-zeros',
    });
  });

  test('a profile fills the form and comes back the same', () => {
    const { passport, scans } = passportBody(whole);
    const known = { ...passport, serialNumber: '4711 123456', checked: true, refusal: null, scans };
    expect(passportBody(passportValues(known))).toEqual({ passport, scans });
  });

  test('refusals of the server find their fields', () => {
    expect(formField('passport.serial')).toBe('serialNumber');
    expect(formField('passport.issuer')).toBe('issuer');
    expect(formField('scans.0')).toBe('scans');
    expect(formField('constructor')).toBeUndefined();
  });
});
