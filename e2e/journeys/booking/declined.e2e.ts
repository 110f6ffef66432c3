// Features: booking, payments.
import { expect, test } from '@playwright/test';
import { drivePayment } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { atScreen } from '../../steps/deals/booking.ts';
import { goToPayPage, payByCard, refuseOnPayPage, seePaid } from '../../steps/deals/pay.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S2.3-33, S3-82, S4.1-06] a declined payment says so and loses nothing; the second one is paid', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');

  await test.step('of one that nobody has confirmed in time it is not said that the bank has refused', async () => {
    await drivePayment(await goToPayPage(page), 'expire');
    await page.goto(`/deals/${estate}/payment/pending`);
    await expect(page.getByText('Время на оплату вышло. Деньги не списаны')).toBeVisible();
    await expect(page.getByText('Банк не принял платёж')).toHaveCount(0);
    await page.locator(`a[href="/deals/${estate}/booking/payment"]`).first().click();
    await atScreen(page, estate, 'payment');
  });

  const first = await goToPayPage(page);
  await refuseOnPayPage(page);

  await page.waitForURL(`**/deals/${estate}/payment/pending`);
  await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible();
  await expect(page.getByText('Банк не принял платёж. Деньги не списаны')).toBeVisible();

  await test.step('the word in the address is not believed', async () => {
    await page.goto(`/deals/${estate}/payment/success`);
    await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible();
  });

  await page.locator(`a[href="/deals/${estate}/booking/payment"]`).first().click();
  await atScreen(page, estate, 'payment');
  await expect(page.getByText('Банк не принял платёж. Деньги не списаны')).toBeVisible();
  const second = await goToPayPage(page);
  expect(second).not.toBe(first);
  await payByCard(page);
  await seePaid(page, estate);
});
