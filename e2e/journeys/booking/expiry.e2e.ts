// Features: booking, payments.
import { expect, test } from '@playwright/test';
import { drivePayment } from '../../stage/outside.ts';
import { makeBuyer, outlive, pickEstate } from '../../stage/people.ts';
import { atScreen } from '../../steps/deals/booking.ts';
import { goToPayPage } from '../../steps/deals/pay.ts';
import { lead, reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S2.3-18, S4.1-01] a hold that is over closes the page by itself; the flat is free to be booked again', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'passport');
  await outlive(estate);
  await page.waitForURL(`**/deals/${estate}/booking/expired`);
  await expect(page.getByRole('heading', { name: 'Время брони вышло' })).toBeVisible();
  await expect(page.getByText('Возвращать нечего')).toBeVisible();
  await page.getByRole('link', { name: 'Забронировать снова' }).click();
  await atScreen(page, estate, 'start');
});

test('[S2.3-18, S2.3-25, S3-82] money that comes after the hold died: the flat while it is free, else the money back', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const payment = await goToPayPage(page);
  await outlive(estate);
  await page.goto(`/booking/${estate}`);
  await page.waitForURL(`**/deals/${estate}/booking/expired`);
  await expect(page.getByText('банк ещё не дал окончательный ответ')).toBeVisible();

  await test.step('meanwhile another buyer takes the flat', async () =>
    lead(await makeBuyer({ name: 'Вадим' }), estate, 'passport'));
  await drivePayment(payment, 'succeed');
  await page.goto(`/booking/${estate}`);
  await page.waitForURL(/\/booking\/status$/);
  await expect(page.getByRole('heading', { name: /Возвращаем деньги|Деньги вернулись/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Деньги вернулись' })).toBeVisible();
});

test('[S2.3-18, S3-82] late money finds the flat still free: the booking lives again', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const payment = await goToPayPage(page);
  await outlive(estate);
  await page.goto(`/booking/${estate}`);
  await page.waitForURL(`**/deals/${estate}/booking/expired`);
  await drivePayment(payment, 'succeed');
  await page.waitForURL(`**/deals/${estate}/booking/success`);
});
