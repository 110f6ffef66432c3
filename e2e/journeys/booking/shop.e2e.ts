// Features: access, sites.
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { codeFor } from '../../stage/outside.ts';
import { growOld, makeBuyer, makeUnconfirmed, password } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { unfreeze } from '../../steps/people/freeze.ts';
import { giveDevice } from '../../steps/people/passkey.ts';
import { enterPhone, signIn } from '../../steps/people/sign-in.ts';

const shop = `${addresses.outside}/shop`;
const enter = (page: Page) => page.getByRole('link', { name: 'Войти через личный кабинет' });
const hello = (page: Page) => page.getByRole('heading', { name: /Здравствуйте/ });

test('[S1-49, S1-50, S2.6-06, S4.2-09, S7-66] a buyer enters the shop through the cabinet, and leaves it from the cabinet', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  await page.goto(shop);
  await enter(page).click();
  await page.waitForURL((url) => url.origin === addresses.cabinet && url.pathname === '/auth');
  expect(new URL(page.url()).searchParams.get('client_id')).toBe('demo-shop');
  await enterPhone(page, phone);
  await expect(hello(page)).toBeVisible();
  await expect(page.getByText(`+${phone}`, { exact: true })).toBeVisible();
  expect(page.url()).toBe(shop);

  await page.goto(`${addresses.cabinet}/dashboard`);
  await page.goto(`${addresses.cabinet}/logout`);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
  // The cabinet itself notifies the shop, in the background.
  await expect(async () => {
    await page.goto(shop);
    await expect(enter(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('[S1-50] whoever is signed in at the cabinet enters the shop at once; leaving the shop leaves the cabinet', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  await signIn(page, phone);
  await page.goto(shop);
  await enter(page).click();
  await expect(hello(page)).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(enter(page)).toBeVisible();
  expect(page.url()).toBe(shop);
  await page.goto(`${addresses.cabinet}/dashboard`);
  await page.waitForURL((url) => url.pathname === '/auth');
});

test('[S1-50] the shop wants the person himself: he gives his password once more, or comes under another name', async ({
  page,
}) => {
  const [anna, boris] = [await makeBuyer(), await makeBuyer({ surname: 'Другова', name: 'Ирина' })];
  // A guest is asked once: his sign-in counts as re-authentication.
  await page.goto(`${shop}/login?prompt=login`);
  await enterPhone(page, anna.phone);
  await expect(hello(page)).toContainText(anna.name);

  await growOld(anna.phone);
  await page.goto(`${shop}/login?prompt=login`);
  await page.waitForURL((url) => url.pathname.startsWith('/auth/again/'));
  await expect(page.getByText('«Магазин у дома»')).toBeVisible();
  await expect(page.getByText(`${anna.name} ${anna.surname}`)).toBeVisible();
  const prove = page.getByRole('button', { name: 'Войти на сайт' });
  await page.getByLabel('Пароль', { exact: true }).fill('not-the-password');
  await prove.click();
  await expect(page.getByText('Это не ваш нынешний пароль')).toBeVisible();
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await prove.click();
  await expect(hello(page)).toContainText(anna.name);

  await page.goto(`${shop}/login?prompt=login`);
  await page.getByRole('button', { name: 'Войти под другим именем' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
  await enterPhone(page, boris.phone);
  await expect(hello(page)).toContainText(boris.name);
});

test('[S1-50] whoever has a passkey proves by it to the shop that it is he', async ({ page }) => {
  const buyer = await makeBuyer();
  await giveDevice(page);
  await signIn(page, buyer.phone);
  await page.goto(`${addresses.cabinet}/profile`);
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  await expect(page.getByRole('dialog', { name: 'Ключ доступа добавлен' })).toBeVisible();
  await growOld(buyer.phone);
  await page.goto(`${shop}/login?prompt=login`);
  await page.waitForURL((url) => url.pathname.startsWith('/auth/again/'));
  await page.getByRole('button', { name: 'По ключу доступа' }).click();
  await expect(hello(page)).toContainText(buyer.name);
});

test('[S1-50, S2.6-06, S4.3-01] whoever has to accept his code first comes to the shop when he has done so', async ({
  page,
}) => {
  const person = await makeUnconfirmed();
  await page.goto(shop);
  await enter(page).click();
  await enterPhone(page, person.phone);
  const window = page.getByRole('dialog', { name: 'Завершите регистрацию' });
  await window.getByLabel('Электронная почта').fill(`${person.phone}@post.test`);
  await window.getByLabel('Фамилия').fill(person.surname);
  await window.getByLabel(/Принимаю/).check();
  const since = new Date();
  await button(page, 'Получить код').click();
  await expect(window.getByText(/Отправили код на/)).toBeVisible();
  await window.getByLabel(/^Код/).fill(await codeFor(person.phone, since, 4));
  await button(page, 'Открыть кабинет').click();
  await expect(hello(page)).toContainText(person.name);
  expect(page.url()).toBe(shop);
});

test('[S1-50, S2.6-06] whoever has frozen his cabinet comes to the shop when he has unfrozen it', async ({
  page,
}) => {
  const person = await makeBuyer();
  await signIn(page, person.phone, '/profile');
  await button(page, 'Заморозить').click();
  await button(page, 'Заморозить кабинет').click();
  await expect(page.getByRole('dialog', { name: 'Кабинет заморожен' })).toBeVisible();
  await page.goto(shop);
  await enter(page).click();
  await page.getByRole('link', { name: 'Разморозить' }).click();
  await unfreeze(page, person.phone);
  await expect(hello(page)).toContainText(person.name);
  expect(page.url()).toBe(shop);
});
