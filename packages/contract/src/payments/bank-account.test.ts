import { expect, test } from 'vitest';
import { recordedEscrow } from '../deals/escrow.ts';
import { fieldPhrase } from '../fields/field-errors.ts';
import { fieldFindings } from '../fields/field-problems.ts';
import { accountFits, correspondentFits, isRubleAccount } from './bank-account.ts';

test.each([
  ['049805746', '40602810700000000025', true],
  ['044525225', '40817810156003706312', true],
  ['044525225', '40817810156003706313', false],
  // The second example of order 515: an account at a settlement centre, whose key is calculated with 005.
  ['040305000', '40102810100000010001', true],
  ['040305000', '40102810200000010001', false],
  ['040305001', '40102810100000010001', true],
  ['040305002', '40102810100000010001', true],
  ['040305003', '40102810100000010001', false],
])('the control key of BIC %s and account %s: %s', (bik, account, fits) => {
  expect(accountFits(bik, account)).toBe(fits);
});

test('the correspondent account of the first example of order 515 fits a bank of that centre', () => {
  expect(correspondentFits('049805746', '30101810800000000746')).toBe(true);
  expect(correspondentFits('049805746', '30101810700000000746')).toBe(false);
});

test.each([
  ['40817810156003706312', true],
  ['40817840256003706312', false],
  ['40817978856003706312', false],
  ['40817643156003706312', false],
])('account %s is in rubles: %s', (account, inRubles) => {
  expect(isRubleAccount(account)).toBe(inRubles);
});

const escrow = {
  bank: 'ПАО «Банк», г. Москва',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  account: '40817810156003706312',
};

test('requisites with a foreign-currency account are refused in words, whatever its key', () => {
  const keys = Array.from({ length: 10 }, (_, key) => `40817840${key}56003706312`);
  const fitting = keys.find((account) => accountFits(escrow.bik, account));
  expect(fitting).toBeDefined();
  for (const account of keys) {
    const { error } = recordedEscrow.safeParse({ ...escrow, account }, { reportInput: true });
    const [found] = error ? fieldFindings(error) : [];
    expect(found?.path).toEqual(['account']);
    expect(fieldPhrase(found?.problem ?? 'default', 'account', 'ru')).toBe(
      'Это валютный счёт. Нужен рублёвый: его цифры с\u00a06-й по\u00a08-ю\u00a0— 810',
    );
  }
});

test('both accounts are looked at, and a wrong key is told beside a foreign currency', () => {
  const { error } = recordedEscrow.safeParse(
    { ...escrow, correspondentAccount: '30101840400000000225', account: '40817810156003706313' },
    { reportInput: true },
  );
  expect(error && fieldFindings(error).map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    'correspondentAccount accountCurrency',
    'account accountKey',
  ]);
});
