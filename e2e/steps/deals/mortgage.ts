import { formatMoney, parseMoney } from '@novosel/contract/texts/money.ts';
import { expect, type Page } from '@playwright/test';
import { type Buyer, passCodePause } from '../../stage/people.ts';
import { signByCode } from '../people/consent.ts';
import { button } from './booking.ts';

/** Signs the consent for the banks, even if another code was sent recently. */
export async function signConsent(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel('Даю согласие на передачу').check();
  await passCodePause(buyer);
  await signByCode(page, buyer.phone, 'Подписать согласие');
}

export const applicationForm = (page: Page) => page.getByRole('region', { name: 'Анкета для банков' });

/** Fills in the application; the own money is the minimum for the flat, whatever its price is. */
export async function fillApplication(page: Page): Promise<void> {
  const form = applicationForm(page);
  const hint = (await form.getByText(/^Не\sменьше/).textContent()) ?? '';
  const least = parseMoney(hint.replace(/^\D+/, '')) ?? 0;
  expect(least).toBeGreaterThan(0);
  await form.getByRole('textbox', { name: 'Свои деньги' }).fill(formatMoney(least, { suffix: '' }));
  await form.getByRole('textbox', { name: 'Где работаете' }).fill('Школа № 5');
  await form.getByRole('textbox', { name: 'Доход в месяц' }).fill('180000');
}

export const sendToBanks = (page: Page, banks: 3 | 4) => button(page, `Отправить в ${banks} банка`).click();
