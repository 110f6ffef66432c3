// Features: booking, payments.
// Widths: both, a phone is led to the bank, a wide screen shows a code for the phone.
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { paymentsOf } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { atScreen, bookingNumber, button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S1-04, S2.3-25, S3-80] the fee is paid by SBP: a QR on a desktop, the bank’s app on a phone', async ({
  page,
  isMobile,
  browser,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  await button(page, /^Оплатить по СБП/).click();
  await atScreen(page, estate, 'status');
  await expect(page.getByRole('heading', { name: 'Оплатите по СБП' })).toBeVisible();

  const openApp = page.getByRole('link', { name: 'Открыть приложение банка' });
  const qr = page.getByRole('img', { name: 'QR-код для оплаты по СБП' });
  if (isMobile) {
    await expect(qr).toBeHidden();
    await openApp.click();
    await page.waitForURL(`${addresses.outside}/sbp/**`);
    await page.getByRole('button', { name: 'Подтвердить перевод' }).click();
    await page.waitForURL(`**/deals/${estate}/payment/pending`);
    await page.getByRole('link', { name: 'Что дальше' }).click();
  } else {
    await expect(qr).toBeVisible();
    await expect(openApp).toBeHidden();
    const [payment] = await paymentsOf(await bookingNumber(page));
    const telephone = await browser.newPage();
    await telephone.goto(`${addresses.outside}/sbp/${payment?.id}`);
    await telephone.getByRole('button', { name: 'Подтвердить перевод' }).click();
    await telephone.close();
  }
  // On the desktop nobody touches the page: it notices the payment by itself.
  await atScreen(page, estate, 'success');
  await expect(page.getByRole('heading', { name: /^Забронировано/ })).toBeVisible();
});
