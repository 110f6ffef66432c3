import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { listed, step, type Walk } from '../walk.ts';

const section = `${addresses.office}/catalogue/sets`;
const list = '**/api/office/sets';
const title = 'Для Александры-Виктории и Ильи Константинопольских';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Квартиры в продаже' });

/** Estates chosen for one client, the new link, and the withdrawn link. */
export const deskSets: Walk = {
  name: 'desk-sets',
  features: ['catalogue'],
  as: 'support',
  screens: [
    ...listed('desk-sets', section, list, 'Подборок ещё не было'),
    step('desk-set-unread', async ({ page }) => {
      await allowAll(page);
      await page.getByRole('textbox', { name: 'Объекты' }).fill('две квартиры у моря');
      await page.getByRole('button', { name: 'Добавить' }).click();
      await expect(page.getByText(/Это\sне\sадреса/)).toBeVisible();
    }),
    step('desk-set-picker', async ({ page }) => {
      await page.getByRole('textbox', { name: 'Объекты' }).fill('');
      await page.getByRole('button', { name: 'Подобрать по фильтрам' }).click();
      for (const place of [0, 2])
        await picker(page)
          .getByRole('button', { name: /^(Добавить|В подборке): / })
          .nth(place)
          .click();
      await expect(picker(page).getByText('В подборке')).toHaveCount(2);
    }),
    step('desk-set-picker-none', async ({ page }) => {
      await picker(page).getByLabel('Цена до').fill('100');
      await expect(picker(page).getByText('Таких квартир в продаже нет')).toBeVisible();
    }),
    step('desk-set-filled', async ({ page }) => {
      await picker(page)
        .getByRole('button', { name: /^Готово/ })
        .click();
      await page.getByLabel('Название').fill(title);
      await page
        .getByLabel('Пояснение')
        .fill('Обе с большой кухней и окнами во двор, вторая дешевле, но ниже этажом.');
    }),
    step('desk-set-made', async ({ page }) => {
      await page.getByRole('button', { name: 'Сделать ссылку' }).click();
      await expect(page.getByLabel('Ссылка для клиента')).toBeVisible();
    }),
    step('desk-set-closed', async ({ page }) => {
      await page
        .getByRole('button', { name: `Закрыть ссылку «${title}»` })
        .first()
        .click();
      await expect(page.getByText('закрыта', { exact: true }).first()).toBeVisible();
    }),
  ],
};
