import { expect, type Page } from '@playwright/test';
import { codeFor } from '../../stage/outside.ts';
import type { Buyer } from '../../stage/people.ts';
import { passportPicture } from '../browser/passport-picture.ts';

/** The term with a fee, or the free one. */
export type Term = 'paid' | 'free';

/** Waits for a page of the booking of an estate. */
export const atScreen = (page: Page, estate: number, screen: string) =>
  page.waitForURL(`**/deals/${estate}/booking/${screen}`);

/** Accepts the terms, which begins the hold. */
export async function begin(page: Page, estate: number, term: Term = 'paid'): Promise<void> {
  await page.goto(`/booking/${estate}`);
  await atScreen(page, estate, 'start');
  await acceptTerms(page, term);
  await atScreen(page, estate, 'passport');
}

export async function acceptTerms(page: Page, term: Term = 'paid'): Promise<void> {
  if (term === 'free') await page.getByRole('radio', { name: /бесплатно/ }).check({ force: true });
  await page.getByLabel('Принимаю условия бронирования').check();
  await button(page, 'Принять условия').click();
}

/** The only visible button of that name: on a phone it is at the foot of the screen. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });

/** Values of the passport that a buyer types; the names and the birthday come from the profile. */
export const passport: readonly (readonly [label: string, value: string])[] = [
  ['Место рождения', 'г. Архангельск'],
  ['Серия и номер', '9900123456'],
  ['Дата выдачи', '05.06.2010'],
  ['Код подразделения', '290002'],
  ['Кем выдан', 'Отделом УФМС России по Архангельской области'],
  ['Адрес регистрации', '163000, г. Архангельск, ул. Поморская, д. 7, кв. 31'],
];

export async function typePassport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Женский' }).click();
  for (const [label, value] of passport) await page.getByLabel(label).fill(value);
}

/** Uploads a scan and waits until the server has it. */
export async function uploadScan(page: Page, name = 'разворот.png'): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: passportPicture });
  await expect(page.getByRole('button', { name: new RegExp(`(Убрать|Удалить).*${name}`) })).toBeVisible();
}

/** @param typed whether the values are in the fields already */
export async function fillPassport(page: Page, estate: number, { typed = false } = {}): Promise<void> {
  await atScreen(page, estate, 'passport');
  if (!typed) await typePassport(page);
  await uploadScan(page);
  await button(page, 'Подготовить соглашение').click();
  await atScreen(page, estate, 'sign');
}

/** Reads the agreement, consents, gets the code by SMS and signs. */
export async function sign(page: Page, buyer: Buyer): Promise<void> {
  const since = new Date();
  await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
  await page.getByLabel('Соглашение прочитано, условия принимаю').check();
  await button(page, 'Получить код').click();
  await page.getByLabel(/Код/).fill(await codeFor(buyer.phone, since));
  await button(page, 'Подписать соглашение').click();
}

/** Goes from the terms to the choice of how to pay. */
export async function bookUntilPayment(page: Page, buyer: Buyer, estate: number): Promise<void> {
  await begin(page, estate);
  await fillPassport(page, estate);
  await sign(page, buyer);
  await atScreen(page, estate, 'payment');
}

/** Number of the booking on the screen. */
export async function bookingNumber(page: Page): Promise<string> {
  const cell = page.locator('dt', { hasText: 'Номер брони' }).locator('xpath=following-sibling::dd[1]');
  return ((await cell.first().textContent()) ?? '').trim();
}

/** Corrects the passport in the settings, in a tab of its own, while the page of the booking stays open. */
export async function correctPassport(page: Page, birthPlace: string): Promise<void> {
  const settings = await page.context().newPage();
  await settings.goto('/profile');
  const card = settings.getByRole('region', { name: 'Паспорт', exact: true });
  await button(settings, 'Изменить паспорт').click();
  await card.getByLabel('Место рождения').fill(birthPlace);
  await button(settings, 'Сохранить паспорт').click();
  await expect(card.getByText('Паспорт на проверке')).toBeVisible();
  await settings.close();
}
