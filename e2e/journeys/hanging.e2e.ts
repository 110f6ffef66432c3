// Features: booking, payments.
import { expect, test } from '@playwright/test';
import { drivePayment, orderFault, paymentsOf } from '../stage/outside.ts';
import { makeBuyer, numberOf, pickEstate } from '../stage/people.ts';
import { atScreen, bookingNumber, button } from '../steps/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../steps/pay.ts';
import { signIn } from '../steps/sign-in.ts';
import { reach } from '../steps/states.ts';

test('[S2.3-25, S4.1-06] a payment that hangs stays in sight until the bank settles it', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const payment = await goToPayPage(page);
  await drivePayment(payment, 'hang');
  await page.goto(`/deals/${estate}/payment/success`);
  await expect(page.getByText(/^Ждём/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeHidden();

  await test.step('a person who comes back finds the same', async () => {
    await page.goto(`/booking/${estate}`);
    await atScreen(page, estate, 'status');
  });
  await drivePayment(payment, 'succeed');
  await atScreen(page, estate, 'success');
  await expect(page.getByRole('heading', { name: /^Забронировано/ })).toBeVisible();
});

test('[S4.1-06] an acquirer that answers nothing is asked again with the same key; nobody pays twice', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const about = await numberOf(estate);
  await orderFault({ target: 'payments.create', mode: '500-after', count: 2, about });
  await button(page, /^Оплатить картой/).click();
  await atScreen(page, estate, 'status');
  await expect(page.getByRole('heading', { name: 'Банк пока не ответил' })).toBeVisible();
  const number = await bookingNumber(page);
  expect(number).toBe(about);

  const toBank = page.getByRole('link', { name: 'Перейти на страницу банка' });
  await expect(toBank).toBeVisible({ timeout: 30_000 });
  expect(await paymentsOf(number)).toHaveLength(1);
  await toBank.click();
  await payByCard(page);
  await seePaid(page, estate);
  expect(await paymentsOf(number)).toHaveLength(1);
});
