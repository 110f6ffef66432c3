import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../stage/people.ts';
import { bookingNumber, bookUntilPayment } from '../steps/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../steps/pay.ts';
import { signIn } from '../steps/sign-in.ts';

test('[S1-04] [S1-07] a buyer books a flat, signs and pays the fee by card', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Полина' })).toBeVisible();
  await bookUntilPayment(page, buyer, estate);
  await goToPayPage(page);
  await payByCard(page);
  await seePaid(page, estate);
  await page.getByRole('link', { name: 'Что дальше' }).click();
  await page.waitForURL(`**/deals/${estate}/booking/success`);
  expect(await bookingNumber(page)).not.toBe('');
  await page.getByRole('link', { name: 'Перейти к сделке' }).click();
  await page.waitForURL(`**/deals/${estate}/view`);
  await expect(page.getByText('Выберите').first()).toBeVisible();
});
