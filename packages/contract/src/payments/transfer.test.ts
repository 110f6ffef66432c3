import { expect, test } from 'vitest';
import { accountFits, correspondentFits } from './bank-account.ts';
import { transferQr } from './transfer.ts';

const order = {
  recipient: 'ООО «Пример»',
  inn: '5190000012',
  kpp: '519001001',
  bank: 'АО «Банк», г.\u00a0Мурманск',
  bik: '044799990',
  account: '40702810000000000017',
  correspondentAccount: '30101810000000000990',
  kopecks: 3_000_000,
  purpose: 'Оплата | бронирования № Б-1. НДС не облагается',
};

test('[S3-80] the code of a transfer holds the fields of GOST R 56042-2014, the sum in kopecks', () => {
  expect(transferQr(order)).toBe(
    'ST00012|Name=ООО «Пример»|PersonalAcc=40702810000000000017|BankName=АО «Банк», г. Мурманск|BIC=044799990' +
      '|CorrespAcc=30101810000000000990|Sum=3000000|Purpose=Оплата бронирования № Б-1. НДС не облагается' +
      '|PayeeINN=5190000012|KPP=519001001',
  );
});

test('a field that is empty is left out of the code: a person has no tax numbers of an organisation', () => {
  const own = { ...order, recipient: 'Лебедев Антон', inn: '', kpp: '', purpose: 'Платёж 3 из 12' };
  expect(transferQr(own)).toBe(
    'ST00012|Name=Лебедев Антон|PersonalAcc=40702810000000000017|BankName=АО «Банк», г. Мурманск|BIC=044799990' +
      '|CorrespAcc=30101810000000000990|Sum=3000000|Purpose=Платёж 3 из 12',
  );
  expect(transferQr({ ...own, kpp: ' \u00a0' })).not.toContain('KPP');
});

test.each([
  ['044525225', '40817810156003706312', true],
  ['044525225', '40817810156003706313', false],
  ['049805746', '40602810700000000025', true],
  ['044525746', '40602810700000000025', true],
  ['049805745', '40602810700000000025', false],
])('the control key of BIC %s and account %s: %s', (bik, account, fits) => {
  expect(accountFits(bik, account)).toBe(fits);
});

test('a digit of an account that is typed wrong does not fit its bank', () => {
  const bik = '044525225';
  const [account, correspondent] = ['40702810100000000017', '30101810400000000225'];
  expect(accountFits(bik, account)).toBe(true);
  expect(correspondentFits(bik, correspondent)).toBe(true);
  for (let place = 0; place < account.length; place += 1) {
    const wrong = (digits: string) =>
      digits.slice(0, place) + ((Number(digits[place]) + 1) % 10) + digits.slice(place + 1);
    expect(accountFits(bik, wrong(account)), `digit ${place}`).toBe(false);
    expect(correspondentFits(bik, wrong(correspondent)), `digit ${place}`).toBe(false);
  }
  expect(correspondentFits('044525974', correspondent)).toBe(false);
});
