// Features: booking, payments, deal, queue.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { paymentsOf } from '../../stage/outside.ts';
import { growOld, makeBuyer, numberOf, password, pickEstate } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../../steps/deals/pay.ts';
import { lead, reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

const returned = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Деньги вернулись' })).toBeVisible();

test('[S1-06, S1-10, S4.1-06, S6-09, S6-11, S6-13] a paid booking is given up by its buyer, then by the administrator: what comes back is said before, then it comes back by itself', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Отказова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');

  await test.step('before the payment there is nothing to return, and that is said', async () => {
    await button(page, 'Отказаться от брони').click();
    await expect(page.getByText('Вы ничего не платили, возвращать нечего. Штрафов нет.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Оставить бронь' }).click();
  });

  const number = await numberOf(estate);
  const payment = await goToPayPage(page);
  await payByCard(page);
  await seePaid(page, estate);
  await page.goto(`/deals/${estate}/booking/success`);
  await button(page, 'Отказаться от брони').click();
  const window = page.getByRole('dialog', { name: /Отказ/ });
  await expect(window.getByText(/Вернём\s30\s000\sруб\. целиком/)).toBeVisible();
  await expect(window.getByText(/до\s10\sдней/)).toBeVisible();
  await test.step('money goes back only to who has proved himself lately (promise 11)', async () => {
    await growOld(buyer.phone);
    await window.getByRole('button', { name: 'Отказаться от брони' }).click();
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await expect(proof.getByLabel('Пароль', { exact: true })).toBeFocused();
    await proof.getByRole('button', { name: 'Не сейчас' }).click();
    await expect(window.getByText(/Подтвердите, что это вы, и повторите/)).toBeVisible();
    await window.getByRole('button', { name: 'Отказаться от брони' }).click();
    await proof.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
    await proof.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(proof.getByText('Это не ваш нынешний пароль.')).toBeVisible();
    await proof.getByLabel('Пароль', { exact: true }).fill(password);
    await proof.getByRole('button', { name: 'Подтвердить' }).click();
  });
  await atScreen(page, estate, 'status');
  await returned(page);
  const [back] = (await paymentsOf(number)).filter(({ id }) => id === payment);
  expect(back?.refunded?.replace(/\D/g, '')).toMatch(/^30000/);

  await test.step('the deal is over, the flat is for sale again', async () => {
    await page.goto('/deals');
    await expect(page.locator(`main a[href="/deals/${estate}/view"]`)).toContainText('завершена');
    await page.goto(`/booking/${estate}`);
    await page.goto(`/deals/${estate}/booking/start`);
    await atScreen(page, estate, 'start');
  });

  await test.step('paid anew, it is cancelled by the administrator: the log tells who did it, the deal tells why', async () => {
    await lead(buyer, estate, 'success');
    const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
    await signInStaff(desk, 'admin');
    await openDeal(desk, surname, surname);
    await desk.getByRole('button', { name: 'Отменить бронь', exact: true }).first().click();
    const asked = desk.getByRole('dialog').filter({ has: desk.getByLabel('Причина') });
    await expect(asked.getByText('вернутся покупателю тем же способом')).toBeVisible();
    await asked.getByLabel('Причина').fill('Ошибка в площади');
    await asked.getByRole('button', { name: 'Отменить бронь' }).click();
    await expect(asked).toBeHidden();
    await page.goto(`/booking/${estate}`);
    await atScreen(page, estate, 'status');
    await returned(page);

    const deal = new URL(desk.url()).pathname.split('/').at(-1);
    await desk.goto(`${addresses.office}/audit?subject=deal:${deal}`);
    await expect(desk.getByText('Бронь отменена нами').first()).toBeVisible();
    // The deal shows the typed reason; the log, which stores no such texts, links to the deal.
    await expect(desk.getByText('Ошибка в площади')).toBeHidden();
    await desk.getByRole('link', { name: 'Открыть сделку' }).first().click();
    await expect(desk.getByText('Ошибка в площади').first()).toBeVisible();
    await desk.context().close();
  });
});
