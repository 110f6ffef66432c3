import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';

interface Terms {
  /** By how many percent the price changes. */
  readonly percent: number;
  readonly reason: string;
  readonly find?: string;
}

/**
 * Opens the deal of a buyer in the queue.
 * @param find the searched text, where the surname is not enough
 */
export async function openDeal(desk: Page, surname: string, find: string): Promise<void> {
  await desk.goto(addresses.office);
  await desk.getByRole('searchbox').fill(find);
  const row = desk.getByRole('link', { name: new RegExp(surname) });
  // The former queue stays until the answer comes.
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(desk.getByRole('heading', { name: new RegExp(surname) })).toBeVisible();
}

/** The desk offers a buyer a new price. @returns it in whole rubles */
export async function changeTerms(
  desk: Page,
  surname: string,
  { percent, reason, find = surname }: Terms,
): Promise<number> {
  await openDeal(desk, surname, find);
  await desk.getByRole('button', { name: 'Изменить условия', exact: true }).first().click();
  // The toast of success is a dialog, too.
  const window = desk.getByRole('dialog').filter({ has: desk.getByLabel('Цена квартиры') });
  const field = window.getByLabel('Цена квартиры');
  const present = Number((await field.inputValue()).replace(/\s/g, '').replace(',', '.'));
  const rubles = Math.round((present * (100 + percent)) / 100_000) * 1000;
  await field.fill(String(rubles));
  await window.getByLabel('Причина').fill(reason);
  await window.getByRole('button', { name: /^(Отправить на подпись|Передать второму сотруднику)$/ }).click();
  await expect(window).toBeHidden();
  return rubles;
}
