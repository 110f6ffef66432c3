// Features: paperwork, eds.

import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { button } from '../../steps/deals/booking.ts';
import { payByCard } from '../../steps/deals/pay.ts';
import { confirmData, haveCertificate, haveCheckedPassport } from '../../steps/people/certificate.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: /УКЭП|УНЭП/ });

async function orderBy(page: Page, way: string, act: string): Promise<void> {
  await page.goto(`/eds/create/${way}`);
  await page.getByRole('button', { name: act }).click();
  await page.waitForURL('**/eds/signatures');
}

test('[S2.1-06] [S2.1-19…22] [S2.1-31] [S4.4-04] [S4.4-05] the passport is confirmed, and Goskey issues a signature', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  await haveCheckedPassport(buyer);
  await signIn(page, buyer.phone, '/eds');
  await expect(page.getByRole('heading', { level: 1, name: 'Выпустите электронную подпись' })).toBeVisible();
  await page.getByRole('radio', { name: /^Курьер/ }).check({ force: true });
  await page.getByRole('link', { name: 'Сверить данные' }).click();
  await page.getByRole('textbox', { name: 'СНИЛС' }).fill('11223344596');
  await page.getByRole('checkbox').check();
  await button(page, 'Подтвердить').click();
  await expect(page.getByText('Проверьте СНИЛС')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'СНИЛС' })).toHaveValue('112-233-445 96');
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: 'СНИЛС' }).fill('11223344595');
  await button(page, 'Подтвердить').click();
  await page.waitForURL('**/eds/create');
  await expect(page.getByRole('radio', { name: /^Курьер/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Госключ/ }).check({ force: true });
  await page.getByRole('link', { name: 'Выпустить в Госключе' }).click();
  await page.getByRole('button', { name: 'Выпустить в Госключе' }).click();
  const open = page.getByRole('link', { name: 'Открыть Госключ' });
  const app = await page.context().newPage();
  await app.goto((await open.getAttribute('href')) ?? '');
  await app.getByRole('button', { name: 'Это я, выпустить' }).click();
  await expect(app.getByText('Подписывать нечего.')).toBeVisible();
  await app.close();
  await page.waitForURL('**/eds/success');
  await expect(page.getByRole('heading', { name: /УКЭП выпущена/ })).toBeVisible();
  await page.goto('/eds');
  await expect(row(page)).toContainText('действует');
  await expect(page.getByText(/^Подпись\sдействует\sдо\s.+,\sновая\sне\sнужна$/)).toBeVisible();
});

test('[S2.1-29] [S2.1-30] [S2.1-32] a bank, an office and a courier issue signatures that are paid for, or give the money back', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const buyer = await makeBuyer();
  await confirmData(buyer);
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'manager');
  await signIn(page, buyer.phone, '/eds');
  const mark = async (name: string) => {
    await desk.goto(new URL('/eds', desk.url()).href);
    const [last] = await sql<{ number: number }>(
      'select max(number) as number from eds_orders where user_id = $1',
      [buyer.id],
    );
    const order = desk.getByRole('row').filter({ hasText: String(last?.number) });
    await order.getByRole('button', { name }).click();
    await desk.getByRole('dialog').getByRole('button', { name }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
  };
  const pay = async () => {
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await payByCard(page);
    await page.waitForURL('**/eds/signatures');
  };

  await orderBy(page, 'mfc', 'Заказать и получить счёт');
  await pay();
  await expect(page.getByRole('heading', { name: 'Покажите паспорт' })).toBeVisible();
  await mark('Данные не совпали');
  await expect(page.getByText('Данные не совпали с паспортом. Исправьте их')).toBeVisible();
  await expect(row(page)).toContainText('деньги вернули');

  await page.goto('/eds/create/delivery');
  await page.getByLabel('Адрес').fill('Маячная, 4');
  await page.getByRole('button', { name: '18–22' }).click();
  await page.reload();
  await expect(page.getByLabel('Адрес')).toHaveValue('Маячная, 4');
  await page.getByRole('button', { name: 'Заказать и получить счёт' }).click();
  await pay();
  await expect(page.getByText(/с\s18\sдо\s22, Маячная, 4/)).toBeVisible();
  await mark('Курьер не застал');
  await expect(page.getByText('Курьер вас не застал.')).toBeVisible();
  await mark('Курьер не застал');
  await expect(row(page).first()).toContainText('курьер дважды не застал');
  await expect(row(page).first()).toContainText('деньги вернули');

  await orderBy(page, 'bank', 'Заказать и получить счёт');
  await pay();
  await mark('Личность подтверждена');
  await page.waitForURL('**/eds/success');
  await expect(row(page).first()).toContainText('Банк «Берег»');
  await desk.context().close();
});

test('a signature is renewed before its end and revoked', async ({ page }) => {
  const buyer = await makeBuyer();
  const { id } = await haveCertificate(buyer);
  await sql(`update eds_orders set valid_until = now() + interval '26 days' where id = $1`, [id]);
  await signIn(page, buyer.phone, '/eds/signatures');
  await expect(page.getByText('Продлите её сейчас')).toBeVisible();
  await page.getByRole('button', { name: /^Продлить/ }).click();
  await page.waitForURL('**/eds/success');
  await page.goto('/eds/signatures');
  await expect(row(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Отозвать/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /Потеряно устройство/ }).check({ force: true });
  await button(page, 'Отозвать подпись').click();
  await expect(row(page).first()).toContainText('отозвана');
  const calls = await openCalls('cabinet', buyer.phone);
  const { signatures } = await calls.get<{ signatures: { state: string }[] }>('/api/eds');
  expect(signatures.map(({ state }) => state)).toEqual(['inactive', 'active']);
});
