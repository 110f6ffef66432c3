// Features: booking, payments.
import { expect, test } from '@playwright/test';
import { paymentsOf } from '../stage/outside.ts';
import { growOld, makeBuyer, numberOf, password, pickEstate } from '../stage/people.ts';
import { atScreen, button } from '../steps/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../steps/pay.ts';
import { signIn } from '../steps/sign-in.ts';
import { reach } from '../steps/states.ts';

test('[S1-10, S4.1-06] a buyer gives up a paid booking: what comes back and when is said before, then it comes back', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
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
  await expect(page.getByRole('heading', { name: 'Деньги вернулись' })).toBeVisible({ timeout: 40_000 });
  const [returned] = (await paymentsOf(number)).filter(({ id }) => id === payment);
  expect(returned?.refunded?.replace(/\D/g, '')).toMatch(/^30000/);

  await test.step('the deal is over, the flat is for sale again', async () => {
    await page.goto('/deals');
    await expect(page.locator(`main a[href="/deals/${estate}/view"]`)).toContainText('завершена');
    await page.goto(`/booking/${estate}`);
    await page.goto(`/deals/${estate}/booking/start`);
    await atScreen(page, estate, 'start');
  });
});
