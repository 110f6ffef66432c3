import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { listed, step, type Walk } from '../walk.ts';

const section = `${addresses.office}/catalogue/prices`;
const planned = '**/api/office/planned-prices';
const reasons = ['Повышение перед вводом второй очереди', 'Ещё раз, по итогам совета'] as const;

const form = (page: Page) => page.locator('main form');
const look = (page: Page) => form(page).getByRole('button', { name: 'Посмотреть, что изменится' }).click();

async function fill(page: Page, percent: string, reason: string): Promise<void> {
  const [day = ''] = new Date(Date.now() + 70 * 86_400_000).toISOString().split('T');
  await page.goto(section);
  await form(page)
    .getByRole('combobox', { name: /^Комплекс/ })
    .click();
  await page.getByRole('option', { name: 'Маячный квартал' }).click();
  await form(page).getByLabel('На сколько процентов').fill(percent);
  await form(page).getByLabel('С какого дня').fill(day.split('-').toReversed().join(''));
  await form(page).getByLabel('Причина').fill(reason);
}

async function cancel(page: Page, plan: string): Promise<void> {
  await page.goto(section);
  await page.getByRole('list', { name: 'Все планы цен' }).getByRole('link', { name: plan }).first().click();
  await page.getByRole('button', { name: 'Отменить план' }).click();
  const window = page.getByRole('dialog', { name: 'Отменить новые цены?' });
  await window.getByLabel('Причина').fill('Совет решил подождать до весны');
  await window.getByRole('button', { name: 'Отменить план' }).click();
  await expect(page.getByText('отменён', { exact: true })).toBeVisible();
}

/** Prices changed by percent or by a sum: missing values, the preview, planned and cancelled. */
export const deskPricePlan: Walk = {
  name: 'desk-price-plan',
  features: ['catalogue'],
  as: 'manager',
  screens: [
    ...listed('desk-prices', section, planned, (page) =>
      expect(page.getByRole('heading', { name: 'Цены по датам', level: 1 })).toBeVisible(),
    ),
    step('desk-price-plan-errors', async ({ page }) => {
      await allowAll(page);
      await look(page);
      await expect(form(page).getByText('Необходимо заполнить «Комплекс»').last()).toBeVisible();
    }),
    step('desk-price-plan-sum', async ({ page }) => {
      await form(page).getByText('Дешевле').click();
      await form(page).getByText('В рублях').click();
      await form(page).getByLabel('На сколько рублей').fill('350000');
    }),
    step('desk-price-plan-kinds', async ({ page }) => {
      const kinds = form(page).getByRole('combobox', { name: /^Что меняем/ });
      await kinds.click();
      for (const kind of ['Машино-места', 'Кладовые']) await page.getByRole('option', { name: kind }).click();
      await page.keyboard.press('Escape');
      await expect(form(page).getByText('Отбирает только квартиры и апартаменты.')).toBeVisible();
    }),
    step('desk-price-plan-percent', ({ page }) => fill(page, '2,5', reasons[0])),
    step('desk-price-plan', async ({ page }) => {
      await look(page);
      await expect(page.getByRole('heading', { name: reasons[0], level: 1 })).toBeVisible();
    }),
    step('desk-price-plan-apply', async ({ page }) => {
      await page.getByRole('button', { name: 'Применить', exact: true }).click();
      await expect(page.getByRole('dialog').getByText('Объектов изменится')).toBeVisible();
    }),
    step('desk-price-plan-applied', async ({ page }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Изменить/ })
        .click();
      await expect(page.getByText(/^применится/)).toBeVisible();
    }),
    step('desk-price-plan-another', async ({ page }) => {
      await fill(page, '3', reasons[1]);
      await look(page);
      await expect(page.getByText('На эти же объекты уже назначены цены')).toBeVisible();
    }),
    step('desk-price-plan-undo', async ({ page }) => {
      await page.getByRole('link', { name: reasons[0] }).first().click();
      await page.getByRole('button', { name: 'Отменить план' }).click();
      await expect(page.getByRole('dialog', { name: 'Отменить новые цены?' })).toBeVisible();
    }),
    step('desk-price-plan-undone', ({ page }) => cancel(page, reasons[0])),
    step('desk-price-plans', async ({ page }) => {
      await page.goto(section);
      await page.getByRole('list', { name: 'Все планы цен' }).scrollIntoViewIfNeeded();
    }),
  ],
};
