import { describe, expect, test } from 'vitest';
import json from '../../../../brand.json' with { type: 'json' };
import { accountFits } from '../payments/bank-account.ts';
import { brand } from './brand.ts';

const { receipt, transfer, ...without } = json;
const problems = (more: object) =>
  brand.safeParse({ ...without, ...more }).error?.issues.map(({ path }) => path.join('.'));

describe('the line of a fiscal receipt', () => {
  test('is by default a service, paid for in full, without VAT', () => {
    expect(brand.parse(without).receipt).toEqual({ subject: 'service', mode: 'full_payment', vatCode: 1 });
  });

  test.each([
    ['receipt.vatCode', { vatCode: 13 }],
    ['receipt.vatCode', { vatCode: '1' }],
    ['receipt.mode', { mode: 'gift' }],
    ['receipt.subject', { subject: 'flat' }],
    ['receipt.taxSystemCode', { taxSystemCode: 7 }],
  ])('with a wrong %s (%o) stops the start', (path, wrong) => {
    expect(problems({ receipt: { ...receipt, ...wrong } })).toEqual([path]);
  });

  test.each([
    ['НДС не облагается', 1, undefined],
    ['Без НДС', 1, undefined],
    ['В т. ч. НДС 22 %', 11, undefined],
    ['НДС не облагается', 11, ['receipt.vatCode']],
    ['В т. ч. НДС 22 %', 1, ['receipt.vatCode']],
  ])('beside a transfer «%s» and code %i says the same of VAT', (vat, vatCode, wrong) => {
    expect(problems({ transfer: { vat }, receipt: { vatCode } })).toEqual(wrong);
  });
});

test("the developer's account is in rubles, and its control key fits", () => {
  const withAccount = (account: string) =>
    problems({ developer: { ...json.developer, bank: { ...json.developer.bank, account } } });
  const { bik, account } = json.developer.bank;
  const dollars = Array.from({ length: 10 }, (_, key) => `40702840${key}00000000017`);
  const fitting = dollars.find((one) => accountFits(bik, one)) ?? '';
  expect(withAccount(account)).toBeUndefined();
  expect(withAccount(fitting)).toEqual(['developer.bank.account']);
  expect(withAccount(account.replace(/.$/, '8'))).toEqual(['developer.bank.account']);
});

test.each([
  ['inn', '5190000017'],
  ['ogrn', '1265100000018'],
])("the developer's %s with a wrong control digit stops the start", (field, wrong) => {
  expect(problems({ developer: { ...json.developer, [field]: wrong } })).toEqual([`developer.${field}`]);
});
