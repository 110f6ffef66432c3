import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { heading, saying, step, type Walk } from '../walk.ts';

const address = (estate: number, page = '') => `/deals/${estate}/parameters${page}`;

/** The terms of a deal: the choice in each form of payment, what was saved, the total. */
export const parameters: Walk = {
  name: 'parameters',
  features: ['parameters'],
  as: 'new',
  screens: [
    step('parameters', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'success', 'free');
      await page.goto(address(estate));
      await heading(page, 'Выберите условия покупки');
    }),
    step('parameters-plan', async ({ page }) => {
      await page.getByRole('radio', { name: /^Рассрочка/ }).check({ force: true });
      await heading(page, 'План платежей');
    }),
    step('parameters-loan', async ({ page }) => {
      await page.getByRole('radio', { name: /^Ипотека/ }).check({ force: true });
      await heading(page, 'Кредит');
    }),
    step('parameters-unready', async ({ page }) => {
      await button(page, 'Сохранить условия').filter({ visible: true }).click();
      await expect(page.getByText('Отметьте, что условия вам понятны.')).toBeVisible();
    }),
    step('parameters-none-saved', async ({ page, estate }) => {
      await page.goto(address(estate, '/success'));
      await heading(page, 'Условия ещё не выбраны');
    }),
    step('parameters-saved', async ({ page, estate }) => {
      await page.goto(address(estate));
      await page.getByLabel('Условия оплаты мне понятны').check();
      await button(page, 'Сохранить условия').filter({ visible: true }).click();
      await heading(page, 'Условия записаны');
    }),
    step('parameters-chosen', async ({ page, estate }) => {
      await page.goto(address(estate));
      await heading(page, 'Условия покупки');
    }),
    step('parameters-total', async ({ page, buyer, estate }) => {
      await sql(
        `update deals set place = 'total' where id in (select deal_id from deal_parties where user_id = $1)`,
        [buyer.id],
      );
      await page.goto(address(estate, '/total'));
      await heading(page, 'Проверьте итог и подтвердите');
    }),
    step('parameters-total-unready', async ({ page }) => {
      await button(page, 'Подтвердить итог').filter({ visible: true }).click();
      await expect(page.getByText('Отметьте, что всё верно, или измените условия.')).toBeVisible();
    }),
    step('parameters-total-changed', async ({ page, buyer, estate }) => {
      await sql(
        `update bookings set price = jsonb_set(price, '{otherForms,1,kopecks}', to_jsonb((price #>> '{otherForms,1,kopecks}')::bigint + 4000000)) where user_id = $1`,
        [buyer.id],
      );
      await page.goto(address(estate, '/total'));
      await expect(page.getByText('Расчёт изменился')).toBeVisible();
    }),
    saying('parameters-absent', address(999_999), 'Такой сделки у вас нет'),
  ],
};
