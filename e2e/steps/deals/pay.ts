import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { button } from './booking.ts';

/** Pays on the acquirer's page: any card number with a correct check digit works. */
export async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(`${addresses.outside}/pay/**`);
  await page.getByLabel('Номер карты').fill('2202 4743 0132 2987');
  await page.getByLabel('Срок, ММ/ГГ').fill('12/30');
  await page.getByLabel('Код с оборота').fill('123');
  await page.getByRole('button', { name: 'Оплатить' }).click();
}

/** Declines on the acquirer's page, as the bank would. */
export async function refuseOnPayPage(page: Page): Promise<void> {
  await page.waitForURL(`${addresses.outside}/pay/**`);
  await page.getByRole('button', { name: 'Отказаться' }).click();
}

/** Chooses the card and goes to the acquirer's page. @returns its address */
export async function goToPayPage(page: Page): Promise<string> {
  await button(page, /^Оплатить картой/).click();
  await page.waitForURL(`${addresses.outside}/pay/**`);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The return page of the acquirer shows the server's state, without trusting the address. */
export async function seePaid(page: Page, estate: number): Promise<void> {
  await page.waitForURL(`**/deals/${estate}/payment/pending`);
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeVisible();
}
