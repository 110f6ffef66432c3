// Features: auth.
// Widths: wide, a phone has no keyboard to walk with.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { codeFor } from '../../stage/outside.ts';
import { makeBuyer, newSecret } from '../../stage/people.ts';
import { builtFile } from '../../steps/browser/built-file.ts';
import { enterByKeyboard, press, type } from '../../steps/browser/keyboard.ts';
import { button } from '../../steps/deals/booking.ts';
import { stranger } from '../../steps/people/accounts.ts';

const code = (page: Page) => page.getByLabel(/^Код/);
const password = (page: Page) => page.getByLabel('Новый пароль', { exact: true });
const otherThan = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/** Waits until the page is idle: the code that keeps the focus loads after its data. */
async function openQuiet(page: Page, address: string): Promise<void> {
  const loaded = page.waitForResponse(`**${builtFile('keep-focus-in-page')}`);
  await page.goto(address);
  await (await loaded).finished();
}

/** Replaces the code in the focused cells digit by digit. */
async function typeCode(page: Page, digits: string): Promise<void> {
  await expect(code(page)).toBeFocused();
  for (const _ of digits) await page.keyboard.press('Backspace');
  await page.keyboard.type(digits);
  await expect(code(page)).toHaveValue(digits);
}

/** Waits first, since the last press is shown as busy for a moment, and nobody presses as fast as a test. */
async function send(page: Page, act: string): Promise<void> {
  await expect(button(page, act)).toBeEnabled();
  await press(page, button(page, act));
}

/** Enters a wrong code: its field gets the focus and says why. */
async function tryWrong(page: Page, right: string, act: string): Promise<void> {
  await typeCode(page, otherThan(right));
  await send(page, act);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAccessibleDescription(/Неверный код/);
}

test('[S1-04] an account is opened without a mouse', async ({ page }) => {
  const person = stranger();
  const since = new Date();
  await page.goto('/auth');
  await press(page, page.getByRole('link', { name: 'Зарегистрироваться' }));
  await expect(page.locator('main')).toBeFocused();
  await press(page, button(page, 'Получить код'));
  await expect(page.getByLabel('Фамилия')).toBeFocused();
  await type(page, page.getByLabel('Фамилия'), person.surname);
  await type(page, page.getByLabel('Имя'), person.firstName);
  await type(page, page.getByLabel('Телефон'), person.phone.slice(1));
  await type(page, page.getByLabel('Электронная почта'), person.email);
  await press(page, page.getByLabel(/Принимаю/), 'Space');
  await press(page, button(page, 'Получить код'));
  await expect(code(page)).toBeFocused();

  const sent = await codeFor(person.phone, since);
  await type(page, password(page), 'qwerty123');
  await page.keyboard.press('Shift+Tab');
  await typeCode(page, sent);
  await send(page, 'Открыть кабинет');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription(/легко угадать/);
  await type(page, password(page), newSecret);
  await page.keyboard.press('Shift+Tab');
  await tryWrong(page, sent, 'Открыть кабинет');
  await typeCode(page, sent);
  await send(page, 'Открыть кабинет');
  await page.waitForURL('**/dashboard');
});

test('[S1-04] a closed sign-in is opened, and what takes itself away leaves the focus in its place', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  const since = new Date();
  await openQuiet(page, '/auth/locked');
  await type(page, page.getByLabel('Телефон'), phone.slice(1));
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  const sent = await codeFor(phone, since);
  await press(page, page.getByRole('button', { name: 'Другой телефон или почта' }));
  await expect(page.locator(':focus')).toHaveCount(1);
  await press(page, button(page, 'Получить код'));
  await expect(code(page)).toBeFocused();
  await tryWrong(page, sent, 'Открыть вход');
  await typeCode(page, sent);
  await send(page, 'Открыть вход');
  await expect(page.getByRole('heading', { name: 'Вход открыт' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
  await press(page, page.getByRole('link', { name: 'Попробовать войти' }));
  await expect(page.getByRole('heading', { name: 'Вход в личный кабинет' })).toBeVisible();
});

test('[S1-04] a forgotten password is made anew without a mouse', async ({ page }) => {
  const { phone } = await makeBuyer();
  const begun = new Date();
  await page.goto('/auth');
  await press(page, page.getByRole('link', { name: 'Забыли пароль?' }));
  // The sign-in page has the same choice: there the focus would be lost.
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'По почте' }), 'Space');
  await press(page, page.getByRole('button', { name: 'По телефону' }), 'Space');
  await type(page, page.getByLabel('Телефон'), phone.slice(1));
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await codeFor(phone, begun));
  await type(page, password(page), newSecret);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('[S1-04] a new password that is required is made without a mouse', async ({ page }) => {
  const { id, phone } = await makeBuyer();
  await sql('update users set password_renew = true where id = $1', [id]);
  await page.goto('/auth');
  await enterByKeyboard(page, phone);
  await page.waitForURL('**/auth/renew');
  await expect(page.locator('main')).toBeFocused();
  const since = new Date();
  await press(page, button(page, 'Получить код'));
  await expect(code(page)).toBeFocused();
  const sent = await codeFor(phone, since);
  await typeCode(page, sent);
  await type(page, password(page), 'novosel-demo');
  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription(/Это прежний пароль/);
  await type(page, password(page), newSecret);
  await send(page, 'Сменить пароль и войти');
  await page.waitForURL('**/dashboard');
});
