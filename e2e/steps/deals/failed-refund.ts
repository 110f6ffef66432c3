import { expect, type Page } from '@playwright/test';
import { drivePayment, refundByHand } from '../../stage/outside.ts';
import type { Buyer } from '../../stage/people.ts';
import { atScreen, button } from './booking.ts';
import { goToPayPage, seePaid } from './pay.ts';
import { reach } from './states.ts';

/**
 * Cancels a paid booking whose fee the acquirer cannot refund in full: it has already returned a part of it
 * directly.
 */
export async function giveUpInVain(page: Page, buyer: Buyer, estate: number): Promise<void> {
  await reach(page, buyer, estate, 'payment');
  const payment = await goToPayPage(page);
  await drivePayment(payment, 'succeed');
  await refundByHand(payment, '1.00');
  // Waits until the payment is recorded: the window to cancel an unpaid booking would close at that news.
  await page.goto(`/deals/${estate}/payment/pending`);
  await seePaid(page, estate);
  await page.goto(`/deals/${estate}/booking/success`);
  await button(page, 'Отказаться от брони').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
  await atScreen(page, estate, 'status');
  await expect(page.getByRole('heading', { name: 'Вернём деньги сами' })).toBeVisible();
}
