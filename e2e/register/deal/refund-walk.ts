import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { numberOf } from '../../stage/people.ts';
import { giveUpInVain } from '../../steps/deals/failed-refund.ts';
import { signIn } from '../../steps/people/sign-in.ts';
import { step, type Walk } from '../walk.ts';

const act = (name: string, title: string, field: string) =>
  step(name, async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(field).first()).toBeVisible();
  });

/** A refund that the bank will not make: the buyer's page, and the accountant's two acts. */
export const refund: Walk = {
  name: 'refund',
  features: ['booking', 'payments'],
  as: 'accountant',
  screens: [
    step('booking-status-refund-failed', async ({ page, buyer, estate }) => {
      await signIn(page, buyer.phone);
      await giveUpInVain(page, buyer, estate);
    }),
    step('deal-refund-failed', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/view`);
      await expect(page.getByText('Возвращаем деньги сами').first()).toBeVisible();
    }),
    step('desk-refund-failed', async ({ page, buyer, estate }) => {
      await page.goto(addresses.office);
      await page.getByRole('searchbox').fill(await numberOf(estate));
      const row = page.getByRole('link', { name: new RegExp(buyer.surname) });
      // Each walked width has added a row with the same name.
      await expect(row).toHaveCount(1);
      await row.click();
      await expect(page.getByRole('heading', { name: 'Вернуть деньги: банк отказал' })).toBeVisible();
    }),
    act('desk-ask-refund-again', 'Запросить возврат снова', 'Почему не прошло'),
    act('desk-return-otherwise', 'Вернули иначе', 'Номер платёжного поручения'),
  ],
};
