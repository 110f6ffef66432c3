import { expect, type Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { refuse } from '../../steps/browser/refuse.ts';
import { button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { heading, saying, step, type Walk } from '../walk.ts';

const address = (estate: number, page = '') => `/deals/${estate}/parameters${page}`;

/** Requests a parking place; parallel walkers request different ones. */
async function addLot(page: Page, walker: number): Promise<void> {
  const places = page.getByRole('list', { name: 'Паркинг' }).getByRole('button');
  await places.nth(walker % (await places.count())).click();
}

/** Promotions of a buyer: added to the booked price, replacing it, and one that the booked price beats. */
const promote = (buyer: number, estate: number) =>
  sql(
    `with booked as (
       update bookings set price = jsonb_set(price, '{otherForms,1,listKopecks}',
         to_jsonb((price #>> '{otherForms,1,kopecks}')::bigint * 101 / 100)) where user_id = $1)
     insert into discounts (user_id, complex_id, code, title_ru, title_en, basis_points, kopecks, exclusive_group,
       replaces_booked, valid_from, valid_until)
     select $1, one.complex, 'walk', one.title, one.title, one.points, 0, 'season', one.replaces, now() - interval '1 day',
       now() + one.ends
     from (values
       ('Новоселье у воды', null, 150, false, interval '20 days'),
       ('Зимний пирс', (select complex_id from estates where id = $2), 200, true, null),
       ('Для тех, кто выбирает квартиру с видом на воду вместе с машино-местом', null, 50, true, interval '40 days')
     ) as one (title, complex, points, replaces, ends)`,
    [buyer, estate],
  );

/** The terms of a deal: the choice in each form of payment, saved terms, the total. */
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
      await page.getByRole('combobox', { name: 'Банк' }).click();
      await page.getByRole('option', { name: 'Банк «Берег»' }).click();
    }),
    step('parameters-lot', async ({ page, buyer }) => {
      await addLot(page, buyer.id);
      await heading(page, 'Взять машино-место');
    }),
    step('parameters-lot-gone', async ({ page }) => {
      await refuse(page, '**/api/deals/*/lots', { code: 'ESTATE_TAKEN', method: 'POST', times: 1 });
      await button(page, /^Взять за/).click();
      await expect(page.getByRole('alert').getByText('Только что заняли машино-место')).toBeVisible();
    }),
    step('parameters-lots-taken', async ({ page, buyer }) => {
      await addLot(page, buyer.id);
      await button(page, /^Взять за/).click();
      await expect(page.getByRole('list', { name: 'Взято' }).getByRole('link')).toHaveCount(1);
    }),
    step('parameters-promotions', async ({ page, buyer, estate }) => {
      await promote(buyer.id, estate);
      await page.reload();
      await page.getByRole('radio', { name: /^Ипотека/ }).check({ force: true });
      await page.getByRole('radio', { name: /«Зимний пирс»/ }).check({ force: true });
      await expect(page.getByText('Скидки из брони: вместо них акция')).toBeVisible();
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
      await expect(page.getByText('Банк «Берег»')).toBeVisible();
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
      await expect(page.locator('#total-changed')).toBeVisible();
    }),
    step('parameters-reopened', async ({ page, estate }) => {
      await button(page, 'Изменить условия').click();
      await heading(page, 'Выберите условия покупки');
      await page.goto(address(estate, '/success'));
      await heading(page, 'Новые условия ещё не сохранены');
    }),
    step('parameters-linked', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/view`);
      await heading(page, 'Куплено вместе');
      await page.getByRole('region', { name: 'Куплено вместе' }).getByRole('link').click();
      await expect(page.getByText('Вы взяли машино-место вместе с другой покупкой')).toBeVisible();
    }),
    saying('parameters-absent', address(999_999), 'Такой сделки у вас нет'),
  ],
};
