// Features: deals, delegates, payments.
import { expect, test } from '@playwright/test';
import { drivePayment, paymentsOf } from '../stage/outside.ts';
import { makeBuyer, numberOf, pickEstate } from '../stage/people.ts';
import { atScreen, button } from '../steps/booking.ts';
import { signIn } from '../steps/sign-in.ts';
import { reach } from '../steps/states.ts';
import { trust } from '../steps/trust.ts';

test('[S6-12] while a trusted person pays, the buyer’s open page names him and shows no bank’s code; what the bank answers comes to both', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [buyer, friend, estate] = await Promise.all([
    makeBuyer({ name: 'Вера', surname: 'Доверова' }),
    makeBuyer({ name: 'Олег', surname: 'Лесной' }),
    pickEstate(),
  ]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const id = await trust(buyer.phone, friend, 'pay');
  const theirs = await (await browser.newContext(contextOptions)).newPage();
  await signIn(theirs, friend.phone, `/trusted/${id}/deals/${estate}`);

  await test.step('his payment leads the buyer’s open page to who pays, since when and what may be done', async () => {
    await button(theirs, /^По СБП/).click();
    await expect(theirs.getByRole('link', { name: 'Продолжить в банке' })).toBeVisible();
    await atScreen(page, estate, 'status');
    await expect(page.getByRole('heading', { name: 'За вас платят' })).toBeVisible();
    await expect(page.getByText('Бронь оплачивает Олег Лесной по вашему доверию.')).toBeVisible();
    await expect(page.getByText('Платёж начат')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR-код/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Перейти на страницу банка' })).toBeHidden();
    for (const way of ['Оплатить по СБП', 'Оплатить картой']) await expect(button(page, way)).toBeEnabled();
  });

  await test.step('the deal tells the buyer the same, and asks nothing to be confirmed', async () => {
    await page.goto(`/deals/${estate}/view`);
    await expect(page.getByRole('heading', { name: 'За вас платит доверенное лицо' })).toBeVisible();
    await page.getByRole('link', { name: 'Посмотреть платёж' }).filter({ visible: true }).first().click();
    await atScreen(page, estate, 'status');
  });

  const number = await numberOf(estate);
  await test.step('refused by the bank: the buyer chooses anew', async () => {
    const [first] = await paymentsOf(number);
    await drivePayment(first?.id ?? '', 'decline');
    await atScreen(page, estate, 'payment');
    await expect(page.getByText('Банк не принял платёж').first()).toBeVisible();
  });

  await test.step('the buyer’s own payment beside his: whichever comes first pays', async () => {
    await expect(button(theirs, /^По СБП/)).toBeEnabled();
    await button(theirs, /^По СБП/).click();
    await atScreen(page, estate, 'status');
    await expect(page.getByRole('heading', { name: 'За вас платят' })).toBeVisible();
    const [his] = await paymentsOf(number);
    await button(page, 'Оплатить по СБП').click();
    await expect(page.getByRole('heading', { name: 'Оплатите по СБП' })).toBeVisible();
    await drivePayment(his?.id ?? '', 'succeed');
    await atScreen(page, estate, 'success');
    await expect(theirs.getByText('Бронь оплачена, сделка идёт')).toBeVisible();
  });
  await theirs.context().close();
});
