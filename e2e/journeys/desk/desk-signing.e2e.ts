// Features: deal, signatories.
// Widths: wide, staff work at a desk.

import { expect, type Page, test } from '@playwright/test';
import { answerInApp } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { awaitSigning } from '../../steps/deals/appointments.ts';
import {
  dealOf,
  deskSigningOf,
  readyToSign,
  signatory,
  signatoryPhone,
  signByCalls,
} from '../../steps/deals/desk-signing.ts';
import { chooseOption } from '../../steps/deals/services.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';

async function orderSignatory(desk: Page, lastName: string, phone: string): Promise<void> {
  const fields = [
    ['Фамилия', lastName],
    ['Имя', signatory.firstName],
    ['СНИЛС', signatory.snils],
    ['Телефон', phone.slice(2)],
    ['Организация', signatory.organization],
    ['ИНН организации', signatory.inn],
    ['ОГРН', signatory.ogrn],
    ['Должность', signatory.title],
    ['Номер доверенности', signatory.power.number],
    ['Выдана', '10.01.2026'],
    ['Действует до', '10.01.2029'],
  ] as const;
  for (const [label, value] of fields) await desk.getByRole('textbox', { name: label }).fill(value);
  await desk.getByRole('button', { name: 'Заказать сертификат' }).click();
}

test('[S4.1-07] [promise 48] the desk orders who signs for the developer, sends him the contract, and his app signs it last', async ({
  page: desk,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Подписантова');
  const lastName = ownSurname('Печатников');
  const phone = signatoryPhone();
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await readyToSign(buyer, estate);

  await signInStaff(desk, 'admin');
  await desk.getByRole('button', { name: /администратор$/ }).click();
  await desk.getByRole('link', { name: 'Подписанты' }).click();
  await desk.getByRole('button', { name: 'Заказать сертификат' }).click();
  await expect(desk.getByText('Впишите номер доверенности').last()).toBeVisible();
  await orderSignatory(desk, lastName, phone);
  const row = desk.getByRole('row', { name: new RegExp(lastName) });
  await expect(row).toContainText('Ждёт проверки паспорта');
  await expect(async () => {
    await row.getByRole('button').click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Паспорт проверен' }).click();
    await expect(row).toContainText('Может подписывать', { timeout: 3_000 });
  }).toPass();

  await openDeal(desk, surname, surname);
  const signers = desk.getByRole('table', { name: 'Кто подписывает' });
  await expect(signers.getByRole('row', { name: new RegExp(surname) })).toContainText('Ждём подпись');
  await expect(desk.getByRole('button', { name: 'Отправить на подпись' })).toHaveCount(0);
  await signByCalls(buyer, estate);
  await expect(signers.getByRole('row', { name: new RegExp(surname) })).toContainText('Подпись есть');

  await desk.getByRole('button', { name: 'Отправить на подпись' }).click();
  const window = desk.getByRole('dialog');
  const { id: deal } = await dealOf(buyer, estate);
  await expect(window.getByText((await deskSigningOf(deal ?? '')).paper.sha256)).toBeVisible();
  await window.getByText(new RegExp(lastName)).click();
  await window.getByRole('button', { name: 'Отправить на подпись' }).click();
  await expect(desk.getByText('Документ у подписанта. Подтвердите в приложении оператора.')).toBeVisible();
  await answerInApp(phone);
  await expect(desk.getByText('Подписали все')).toBeVisible();
  expect((await dealOf(buyer, estate)).place).toBe('registration');
});

test('[S4.1-07] a refusal by telephone stops the signing, and the contract is with the lawyer again', async ({
  page: desk,
}) => {
  const surname = ownSurname('Отказова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await awaitSigning(buyer, estate);

  await signInStaff(desk, 'support');
  await openDeal(desk, surname, surname);
  await expect(desk.getByText('Подписывают участники')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Отказ по\sтелефону/ })).toHaveCount(0);

  await desk.context().clearCookies();
  await signInStaff(desk, 'manager');
  await openDeal(desk, surname, surname);
  await desk.getByRole('button', { name: new RegExp(`^Отказ по\\sтелефону: ${surname}`) }).click();
  const window = desk.getByRole('dialog');
  await window.getByRole('button', { name: 'Записать отказ' }).click();
  await expect(window.getByText('Выберите причину')).toBeVisible();
  await chooseOption(desk, 'Причина', 'Передумал покупать');
  await window.getByLabel('Что сказали').fill('Нашли квартиру ближе к работе');
  await window.getByRole('button', { name: 'Записать отказ' }).click();
  await expect(desk.getByText(new RegExp(`^Отказ подписывать: ${surname}`))).toBeVisible();
  await expect(desk.getByText('Отказ передали по телефону.')).toBeVisible();
  await expect(desk.getByText('Нашли квартиру ближе к работе')).toBeVisible();
  expect((await dealOf(buyer, estate)).place).toBe('contract-draft');
});
