import { expect, type Page } from '@playwright/test';
import { drivePayment, orderFault, paymentsOf } from '../../stage/outside.ts';
import { numberOf, passCodePause } from '../../stage/people.ts';
import { changeTerms } from '../../steps/browser/desk.ts';
import { atScreen, button, sign } from '../../steps/deals/booking.ts';
import { goToPayPage } from '../../steps/deals/pay.ts';
import { reach } from '../../steps/deals/states.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';
import { heading, step, type Walk } from '../walk.ts';

/** Offers a new price for this buyer's booking in the desk's window. */
async function offerPrice(page: Page, surname: string, find: string): Promise<void> {
  const desk = await (await page.context().browser()?.newContext({ locale: 'ru-RU' }))?.newPage();
  if (!desk) throw new Error('no second window');
  await signInStaff(desk, 'admin');
  await changeTerms(desk, surname, {
    find,
    percent: -4,
    reason: 'Согласовали отделку и срок по вашей просьбе, цена по новому прайс-листу',
  });
  await desk.context().close();
}

/** Terms that change before the fee is paid, and a bank that then does not answer. */
export const resignFaults: Walk = {
  name: 'resign-faults',
  features: ['booking'],
  as: 'new',
  screens: [
    step('booking-resign-unpaid', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'payment');
      await offerPrice(page, buyer.surname, await numberOf(estate));
      await atScreen(page, estate, 'resign');
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible({ timeout: 20_000 });
    }),
    step('booking-resign-bank-silent', async ({ page, buyer, estate }) => {
      await passCodePause(buyer);
      await sign(page, buyer);
      await atScreen(page, estate, 'resign-success');
      await page.goto(`/deals/${estate}/booking/payment`);
      const about = await numberOf(estate);
      await orderFault({ target: 'payments.create', mode: '500-after', count: 9, about });
      await button(page, /^Оплатить картой/).click();
      await heading(page, 'Банк пока не ответил');
    }),
  ],
};

/** Terms that change after the signature, and a paid booking that is cancelled. */
export const resign: Walk = {
  name: 'resign',
  features: ['booking'],
  as: 'new',
  screens: [
    step('booking-resign', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'payment');
      const payment = await goToPayPage(page);
      await drivePayment(payment, 'succeed');
      await offerPrice(page, buyer.surname, await numberOf(estate));
      await page.goto(`/deals/${estate}/booking/resign`);
      await heading(page, 'Прочитайте, что изменится');
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible({ timeout: 20_000 });
    }),
    step('booking-resign-success', async ({ page, buyer, estate }) => {
      await passCodePause(buyer);
      await sign(page, buyer);
      await atScreen(page, estate, 'resign-success');
      await heading(page, 'Новые условия подписаны');
    }),
    step('booking-cancel-paid', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/booking/success`);
      await button(page, 'Отказаться от брони').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('booking-status-returned', async ({ page, estate }) => {
      const [payment] = await paymentsOf(await numberOf(estate));
      expect(payment?.id).toBeTruthy();
      await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
      await atScreen(page, estate, 'status');
      await expect(page.getByRole('heading', { name: 'Деньги вернулись' })).toBeVisible();
    }),
  ],
};
