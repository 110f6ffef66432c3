import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { step, type Walk } from '../walk.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Дать скидку' });

/** Opens a list of the form and chooses its first option. */
async function choose(page: Page, list: string): Promise<void> {
  await dialog(page).getByLabel(list, { exact: true }).click();
  await page.getByRole('option').first().click();
}

/** Discounts on the card of a person: none, those of every state, the windows that give and withdraw. */
export const deskDiscounts: Walk = {
  name: 'desk-discounts',
  features: ['deal', 'discounts', 'loyalty'],
  as: 'admin',
  screens: [
    step('desk-discounts-none', async ({ page, buyer }) => {
      await page.goto(`${addresses.office}/people/${buyer.id}`);
      await page.getByText('Скидок пока нет').scrollIntoViewIfNeeded();
    }),
    step('desk-give-discount', async ({ page }) => {
      await page.getByRole('button', { name: 'Дать скидку' }).click();
      await expect(dialog(page)).toBeVisible();
    }),
    step('desk-give-discount-wrong', async ({ page }) => {
      const title = 'За то, что пришли с соседями по рекомендации и ждали сдачи соседнего корпуса';
      await dialog(page).getByLabel('За что скидка').fill(title);
      await dialog(page).getByRole('button', { name: 'Дать скидку' }).click();
      await expect(dialog(page).getByText('Проверьте размер скидки')).toBeVisible();
    }),
    step('desk-give-discount-promotion', async ({ page }) => {
      await dialog(page).getByLabel('Только одна из акций, по выбору покупателя').check();
      await dialog(page).getByLabel('Вместо скидок из брони').check();
    }),
    step('desk-give-discount-place', async ({ page }) => {
      await choose(page, 'Комплекс');
      await choose(page, 'Корпус');
      for (const kind of ['Коммерческие помещения', 'Кладовые']) await dialog(page).getByLabel(kind).check();
      await dialog(page).getByLabel('Причина').scrollIntoViewIfNeeded();
    }),
    step('desk-give-discount-failed', async ({ page }) => {
      await page.clock.install();
      await page.route('**/api/office/places', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Дать скидку' }).click();
      const again = dialog(page).getByRole('button', { name: 'Повторить' });
      await seeFailed(page, again);
      await again.scrollIntoViewIfNeeded();
    }),
    step('desk-person-discounts', async ({ page, buyer }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await sql(
        `insert into discounts (user_id, complex_id, building_id, kinds, code, title_ru, title_en, basis_points, kopecks,
           valid_from, valid_until, withdrawn_at, reason, given_by, exclusive_group)
         select $1, one.complex, one.building, one.kinds::integer[], 'walk', one.title, one.title, one.points, one.kopecks,
           now() + one.opens, now() + one.ends, now() + one.withdrawn, one.reason, (select min(user_id) from staff),
           case one.points when 300 then 'season' end
         from (values
           (null, null, null, 'За визит на день открытых дверей', 0, 15000000, interval '-1 day', interval '20 days', null::interval, 'Пришли в мае'),
           (1, (select min(id) from buildings where complex_id = 1), '{10,13,17}',
             'За то, что вы ждали сдачи соседнего корпуса и порекомендовали нас друзьям', 250, 0, interval '-2 days',
             interval '40 days', null, 'Ждали сдачи соседнего корпуса четыре месяца, привели двоих соседей, согласовано с директором по продажам'),
           (1, null, null, 'Зимний пирс', 300, 0, interval '-2 days', interval '30 days', null, 'Акция зимы'),
           (1, null, null, 'Весенняя скидка', 200, 0, interval '90 days', interval '120 days', null, 'Акция весны'),
           (2, null, '{1}', 'За терпение', 0, 200000000, interval '-20 days', interval '9 days', interval '-5 days', 'Дана по ошибке')
         ) as one (complex, building, kinds, title, points, kopecks, opens, ends, withdrawn, reason)`,
        [buyer.id],
      );
      await page.reload();
      await page.getByText('За визит на день открытых дверей').scrollIntoViewIfNeeded();
    }),
    step('desk-withdraw-discount', async ({ page }) => {
      await page.getByRole('button', { name: 'Отозвать скидку «За визит на день открытых дверей»' }).click();
      await expect(page.getByRole('dialog', { name: 'Отозвать скидку' })).toBeVisible();
    }),
    step('desk-discounts-failed', async ({ page, buyer }) => {
      await page.route(`**/api/office/people/${buyer.id}/discounts`, (route) => route.abort());
      await page.reload();
      const failed = page.getByText('Скидки не загрузились');
      await seeFailed(page, failed);
      await failed.scrollIntoViewIfNeeded();
    }),
  ],
};
