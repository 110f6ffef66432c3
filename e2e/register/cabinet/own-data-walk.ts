import { expect, type Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { button, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { step, type Walk, type Walker } from '../walk.ts';

const cardOf = (page: Page) => page.getByRole('region', { name: 'Паспорт', exact: true });
const says = (page: Page, words: string | RegExp) => expect(cardOf(page).getByText(words)).toBeVisible();

/** The desk's decision about the passport. */
const judge = ({ buyer }: Walker, verdict: string) =>
  sql(`update passports set ${verdict} where user_id = $1`, [buyer.id]);

/** The buyer's own passport from the first letter to a request for another one. */
export const ownPassport: Walk = {
  name: 'own-passport',
  features: ['profile', 'passports'],
  as: 'long',
  screens: [
    step('passport-form', async ({ page }) => {
      await page.goto('/profile');
      await button(page, 'Добавить паспорт').click();
      await typePassport(page);
      await uploadScan(page);
    }),
    step('passport-on-check', async ({ page }) => {
      await button(page, 'Сохранить паспорт').click();
      await says(page, 'Паспорт на проверке');
    }),
    step('passport-refused', async (walker) => {
      await judge(walker, "checked_at = null, refusal = 'Скан не читается'");
      await walker.page.reload();
      await says(walker.page, 'Скан не читается');
    }),
    step('booking-passport-returned', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'passport');
      await expect(page.getByText('Паспорт нужно поправить')).toBeVisible();
    }),
    step('passport-checked', async (walker) => {
      await judge(walker, 'checked_at = now(), refusal = null');
      await walker.page.goto('/profile');
      await says(walker.page, /^Проверен /);
    }),
    step('passport-change-form', async ({ page }) => {
      await button(page, 'Запросить изменение').click();
      await button(page, 'Отправить запрос').click();
      await says(page, 'Напишите причину, хотя бы 3 знака');
    }),
    step('passport-change-asked', async ({ page }) => {
      await cardOf(page).getByLabel('Место рождения').fill('г. Мезень');
      await cardOf(page).getByRole('textbox', { name: 'Причина' }).fill('Уточнила место рождения');
      await button(page, 'Отправить запрос').click();
      await says(page, 'Вы запросили изменение');
    }),
  ],
};

/** A copy of all data, and the deletion of the account. */
export const ownData: Walk = {
  name: 'own-data',
  features: ['profile', 'privacy'],
  as: 'new',
  screens: [
    step('profile-export-ready', async ({ page }) => {
      await page.goto('/profile');
      const card = page.getByRole('region', { name: 'Копия моих данных' });
      await card.getByRole('button', { name: 'Заказать копию' }).click();
      await expect(card.getByRole('button', { name: 'Скачать копию' })).toBeVisible({ timeout: 30_000 });
    }),
    step('profile-deletion-read', async ({ page }) => {
      await button(page, 'Что будет, если удалить').click();
      await expect(page.getByText('Удалим не позже чем через 30 дней')).toBeVisible();
    }),
    step('profile-deletion-asked', async ({ page }) => {
      await button(page, 'Попросить удалить').click();
      await expect(page.getByText('Вы попросили удалить кабинет')).toBeVisible();
    }),
  ],
};
