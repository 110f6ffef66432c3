import type { Page } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';

/** Where a site takes a person back to with a code. */
export const back = `${addresses.outside}/shop/back`;

/** Fills in the registration of a client site that is open at the desk. */
export async function fillSite(desk: Page, clientId: string, name: string): Promise<void> {
  const window = desk.getByRole('dialog', { name: 'Зарегистрировать сайт' });
  await window.getByLabel('Имя в протоколе').fill(clientId);
  await window.getByLabel('Название').fill(name);
  await window.getByLabel('Домен').fill('mebel.test');
  await window.getByLabel('Адрес сайта').fill('https://mebel.test/');
  await window.getByLabel('Адрес входа').fill('https://mebel.test/login');
  await window.getByLabel('Адрес выхода').fill('https://mebel.test/logout');
  await window.getByLabel('Куда возвращать с кодом').fill(back);
}
