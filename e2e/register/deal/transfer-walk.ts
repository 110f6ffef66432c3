import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { numberOf } from '../../stage/people.ts';
import { atScreen, bookingNumber, button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';
import { heading, step, type Walk } from '../walk.ts';

const sent = 'Подтвердить перевод';

/** Finds a transfer by its booking's number: before the answer the list may show another one. */
async function find(page: Page, number: string): Promise<void> {
  await page.goto(`${addresses.office}/transfers`);
  const answered = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(number));
  await page.getByRole('searchbox', { name: 'Найти перевод' }).fill(number);
  await answered;
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(1);
}

/** The accountant has found the money on the bank's statement. */
async function confirm(page: Page, number: string): Promise<void> {
  await find(page, number);
  await page.getByRole('listitem').getByRole('link').click();
  await page.getByRole('button', { name: sent, exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Перевод по реквизитам' });
  await window.getByLabel('Сумма по выписке').fill('30000');
  await window.getByLabel('Номер платёжного поручения').fill(number);
  await window.getByLabel('Дата поручения').fill('20.11.2026');
  await window.getByRole('button', { name: sent }).click();
  await expect(window).toBeHidden();
}

/** The fee sent from a bank: the buyer's page, and the accountant's acts when it has come. */
export const transfer: Walk = {
  name: 'transfer',
  features: ['booking', 'payments', 'transfers'],
  as: 'accountant',
  screens: [
    step('booking-payment-transfer', async ({ page, buyer, estate }) => {
      await signIn(page, buyer.phone);
      await reach(page, buyer, estate, 'payment');
    }),
    step('booking-status-transfer', async ({ page, estate }) => {
      await button(page, 'Переведу по реквизитам').click();
      await atScreen(page, estate, 'status');
      await heading(page, 'Переведите по реквизитам');
    }),
    step('booking-payment-instead-of-transfer', async ({ page, estate }) => {
      await page.getByRole('link', { name: 'Оплатить здесь' }).click();
      await atScreen(page, estate, 'payment');
    }),
    step('booking-status-cash-instead-of-transfer', async ({ page, estate }) => {
      await button(page, 'Заплачу в кассе').click();
      await atScreen(page, estate, 'status');
      await expect(page.getByText('мы больше не ждём')).toBeVisible();
    }),
    step('desk-cash-instead-of-transfer', async ({ page }) => {
      await find(page, await bookingNumber(page));
      await page.getByRole('listitem').getByRole('link').click();
      await page.getByRole('button', { name: 'Подтвердить оплату в кассе' }).click();
      await expect(page.getByText('Покупатель обещал и перевод')).toBeVisible();
    }),
    step('booking-status-transfer-again', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/booking/payment`);
      await button(page, 'Переведу по реквизитам').click();
      await atScreen(page, estate, 'status');
    }),
    step('deal-transfer', ({ page, estate }) => page.goto(`/deals/${estate}/view`)),
    step('desk-transfers', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/booking/status`);
      await find(page, await bookingNumber(page));
    }),
    step('desk-deal-transfer', async ({ page }) => {
      await page.getByRole('listitem').getByRole('link').click();
      await expect(page.getByRole('button', { name: sent, exact: true })).toBeVisible();
    }),
    step('desk-confirm-transfer', async ({ page }) => {
      await page.getByRole('button', { name: sent, exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Перевод по реквизитам' })).toBeVisible();
    }),
    step('desk-confirm-transfer-wrong', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Перевод по реквизитам' });
      await window.getByLabel('Сумма по выписке').fill('29999');
      await window.getByRole('button', { name: sent }).click();
      await expect(window.getByText('Введите номер платёжного поручения')).toBeVisible();
    }),
    step('desk-transfers-none', async ({ page }) => {
      await page.goto(`${addresses.office}/transfers`);
      await page.getByRole('searchbox', { name: 'Найти перевод' }).fill('нет-такого');
      await expect(page.getByText('Ничего не нашлось')).toBeVisible();
    }),
    step('booking-status-transfer-returning', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/booking/status`);
      await confirm(page, await bookingNumber(page));
      await page.goto(`/deals/${estate}/booking/success`);
      await button(page, 'Отказаться от брони').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
      await atScreen(page, estate, 'status');
    }),
    step('deal-transfer-returning', ({ page, estate }) => page.goto(`/deals/${estate}/view`)),
    step('desk-deal-transfer-returning', async ({ page, buyer, estate }) => {
      await page.goto(addresses.office);
      await page.getByRole('searchbox').fill(await numberOf(estate));
      const row = page.getByRole('link', { name: new RegExp(buyer.surname) });
      await expect(row).toHaveCount(1);
      await row.click();
      await heading(page, 'Вернуть деньги переводом');
    }),
    step('desk-return-transfer', async ({ page }) => {
      await page.getByRole('button', { name: 'Вернуть деньги покупателю', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Возврат переводом' })).toBeVisible();
    }),
    step('desk-deal-transfer-returned', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Возврат переводом' });
      await window.getByLabel('Сумма по поручению').fill('30000');
      await window.getByLabel('Номер платёжного поручения').fill('4418');
      await window.getByRole('button', { name: 'Деньги отправлены' }).click();
      await expect(window).toBeHidden();
    }),
    step('booking-status-transfer-returned', ({ page, estate }) =>
      page.goto(`/deals/${estate}/booking/status`),
    ),
  ],
};
