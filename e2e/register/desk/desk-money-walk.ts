import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer, numberOf } from '../../stage/people.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';
import { oweReward } from '../../steps/deals/loyalty.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';
import { heading, longest, step, unanswered, type Walk } from '../walk.ts';

const section = `${addresses.office}/transfers`;
const rewards = '**/api/office/rewards';

/** The accountant's work besides transfers: rewards for friends, cash taken and returned. */
export const deskMoney: Walk = {
  name: 'desk-money',
  features: ['deal', 'payments'],
  as: 'accountant',
  screens: [
    ...unanswered('desk-transfers', section, '**/api/office/transfers*'),
    ...unanswered('desk-rewards', section, rewards),
    step('desk-rewards', async ({ page }) => {
      await allowAll(page);
      const buyer = await makeBuyer(longest);
      await oweReward(buyer, await makeBuyer({ surname: 'Орлова', name: 'Дарья' }), 'sent');
      const gone = await makeBuyer();
      await oweReward(buyer, gone, 'reward_awaits');
      await sql('update users set phone = null where id = $1', [gone.id]);
      await page.goto(section);
      await expect(page.getByRole('button', { name: 'Попросить документы' }).first()).toBeVisible();
    }),
    step('desk-reward-move', async ({ page }) => {
      await page.getByRole('button', { name: 'Отказать' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Записать' }).click();
      await expect(page.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    }),
    step('desk-cash', async ({ page, buyer, estate }) => {
      await allowAll(page);
      await signIn(page, buyer.phone);
      await reach(page, buyer, estate, 'payment');
      await button(page, 'Заплачу в кассе').click();
      await atScreen(page, estate, 'status');
      await page.goto(addresses.office);
      await page.getByRole('searchbox').fill(await numberOf(estate));
      const row = page.getByRole('link', { name: new RegExp(buyer.surname) });
      await expect(row).toHaveCount(1);
      await row.click();
      await page.getByRole('button', { name: 'Подтвердить оплату в кассе' }).click();
      await expect(page.getByRole('dialog', { name: 'Оплата в кассе' })).toBeVisible();
    }),
    step('desk-cash-wrong', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Оплата в кассе' });
      await window.getByLabel('Сумма по чеку').fill('29999');
      await window.getByRole('button', { name: 'Подтвердить оплату' }).click();
      await expect(window.getByText('Введите номер чека')).toBeVisible();
    }),
    step('desk-cash-taken', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Оплата в кассе' });
      await window.getByLabel('Сумма по чеку').fill('30000');
      await window.getByLabel('Номер чека').fill('117');
      await window.getByRole('button', { name: 'Подтвердить оплату' }).click();
      await expect(window).toBeHidden();
    }),
    step('desk-return-cash', async ({ page, estate }) => {
      const deal = page.url();
      await page.goto(`/deals/${estate}/booking/success`);
      await button(page, 'Отказаться от брони').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
      await atScreen(page, estate, 'status');
      await page.goto(deal);
      await heading(page, 'Выдать деньги в кассе');
      await page.getByRole('button', { name: 'Вернуть деньги покупателю', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Возврат в кассе' })).toBeVisible();
    }),
  ],
};
