// Features: profile.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { codeFor, letterFor } from '../../stage/outside.ts';
import { makeBuyer, newSecret } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { confirmByLetter, fillCode, fillDetails, stranger } from '../../steps/people/accounts.ts';
import { enterPhone, signInByPassword } from '../../steps/people/sign-in.ts';

const atSignIn = (page: Page) => page.waitForURL((url) => url.pathname === '/auth');

test('[S2.1-11, S2.4-12, S2.5-28, S4.3-04, S2.6-08] the settings hold what a newcomer gave and agreed to, word for word; advertising is withdrawn, the language chosen', async ({
  page,
}) => {
  const person = stranger();
  const since = new Date();
  await page.goto('/auth/register');
  await page.getByLabel(/необязательно/).check();
  await fillDetails(page, person);
  await fillCode(page, person.phone, since);
  await button(page, 'Открыть кабинет').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));

  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Настройки' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-variant', 'profile');
  const personal = page.getByRole('region', { name: 'Личные данные' });
  await expect(personal.getByText(`${person.surname} ${person.firstName}`)).toBeVisible();
  await expect(personal.getByText(person.email, { exact: true })).toBeVisible();

  await test.step('the address waits for its letter, which comes once more when it is asked for', async () => {
    await expect(personal.getByText('Почта не подтверждена')).toBeVisible();
    const asked = new Date();
    await button(page, 'Отправить письмо ещё раз').click();
    await expect(personal.getByText('Письмо отправлено')).toBeVisible();
    await confirmByLetter(page, person.email, asked);
    await page.goto('/profile');
    await expect(personal.getByText(person.email, { exact: true })).toBeVisible();
    await expect(personal.getByText('Почта не подтверждена')).toBeHidden();
  });

  const consents = page.getByRole('region', { name: 'Мои согласия' });
  const [terms, advertising] = [
    consents.getByRole('listitem').filter({ hasText: 'Пользовательское соглашение' }),
    consents.getByRole('listitem').filter({ hasText: 'Согласие на рекламу' }),
  ];

  await test.step('the text that is downloaded is the one whose hash is shown', async () => {
    for (const row of [terms, advertising]) {
      const waiting = page.waitForEvent('download');
      await row.getByRole('link', { name: /^Скачать текст: / }).click();
      const bytes = await readFile(await (await waiting).path());
      await expect(row).toContainText(createHash('sha256').update(bytes).digest('hex'));
      await expect(row).toContainText('Редакция 1');
    }
  });

  await test.step('the terms say why they stay; advertising ends after its consequences are read', async () => {
    await expect(terms.getByText('Кабинет работает, пока действует соглашение.')).toBeVisible();
    await expect(terms.getByRole('button')).toHaveCount(0);
    await advertising.getByRole('button', { name: 'Отозвать: Согласие на рекламу' }).click();
    const window = page.getByRole('dialog', { name: 'Отозвать: Согласие на рекламу' });
    await expect(window.getByText('Реклама перестанет приходить сразу')).toBeVisible();
    await window.getByRole('button', { name: 'Отозвать согласие' }).click();
    await expect(advertising.getByText('Отозвано', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Согласие отозвано' })).toBeVisible();
    await expect(advertising.getByRole('button')).toHaveCount(0);
    await expect(advertising.getByText('Согласие на рекламу', { exact: true })).toBeFocused();
  });

  await test.step('the language changes at once, and is the person’s, not this page’s', async () => {
    await page.getByRole('region', { name: 'Язык' }).getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'My consents' })).toBeVisible();
    const [row] = await sql<{ locale: string }>('select locale from users where phone = $1', [person.phone]);
    expect(row?.locale).toBe('en');
  });
});

test('[S2.1-11, S4.2-13] a device is ended alone; a new password ends all but this one, and a letter tells; then everything is left at once (promises 8, 11)', async ({
  page,
  browser,
}) => {
  const { phone } = await makeBuyer();
  const elsewhere = await (await browser.newContext()).newPage();
  await Promise.all([signInByPassword(page, phone), signInByPassword(elsewhere, phone)]);
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Где выполнен вход' });

  await test.step('both are named, this one as this one; the other is ended', async () => {
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').first()).toContainText('Это устройство');
    await expect(devices.getByRole('listitem').first()).toContainText('Chrome');
    await devices.getByRole('button', { name: /^Завершить вход/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Вход завершён' })).toBeVisible();
    await expect(devices.getByText('Где выполнен вход', { exact: true })).toBeFocused();
    await atSignIn(elsewhere);
  });
  await enterPhone(elsewhere, phone);
  await elsewhere.waitForURL('**/dashboard');

  const since = new Date();
  const present = page.getByLabel('Нынешний пароль', { exact: true });
  const made = page.getByLabel('Новый пароль', { exact: true });
  await test.step('a wrong present password and a stolen new one are refused at their fields', async () => {
    await button(page, 'Сменить пароль').click();
    await expect(present).toBeFocused();
    await button(page, 'Не менять').click();
    await expect(button(page, 'Сменить пароль')).toBeFocused();
    await button(page, 'Сменить пароль').click();
    await present.fill('не тот пароль');
    await made.fill(newSecret);
    await button(page, 'Сменить пароль').click();
    await expect(page.getByText('Это не ваш нынешний пароль.')).toBeVisible();
    await expect(present).toBeFocused();
    await present.fill('novosel-demo');
    await made.fill('qwerty123');
    await button(page, 'Сменить пароль').click();
    await expect(page.getByText(/Такой пароль легко угадать/)).toBeVisible();
    await expect(made).toBeFocused();
  });

  await made.fill(newSecret);
  await button(page, 'Сменить пароль').click();
  const changed = page.getByRole('status').filter({ hasText: 'На других устройствах вход закончился.' });
  await expect(changed).toBeVisible();
  await atSignIn(elsewhere);
  expect((await letterFor(`${phone}@buyer.test`, since)).subject).toContain('изменён');
  await enterPhone(elsewhere, phone, newSecret);
  await elsewhere.waitForURL('**/dashboard');

  await test.step('it is said once, and no address can say it', async () => {
    await page.goto('/profile?password=changed');
    await expect(button(page, 'Сменить пароль')).toBeVisible();
    await expect(changed).toBeHidden();
  });

  await test.step('everywhere at once', async () => {
    await button(page, 'Выйти везде').click();
    const window = page.getByRole('dialog', { name: 'Выйти на всех устройствах' });
    await expect(window.getByText('Вход закончится везде сразу')).toBeVisible();
    await window.getByRole('button', { name: 'Выйти везде' }).click();
    await Promise.all([atSignIn(page), atSignIn(elsewhere)]);
  });
  await elsewhere.context().close();
});

test('[S2.1-11] a device that was ended in another tab goes from this list, too, as one that is ended', async ({
  page,
  browser,
}) => {
  const { phone } = await makeBuyer();
  const elsewhere = await (await browser.newContext()).newPage();
  await Promise.all([signInByPassword(page, phone), signInByPassword(elsewhere, phone)]);
  const tab = await page.context().newPage();
  await Promise.all([page.goto('/profile'), tab.goto('/profile')]);
  const devices = (of: Page) => of.getByRole('region', { name: 'Где выполнен вход' });
  await expect(devices(page).getByRole('listitem')).toHaveCount(2);
  await devices(tab)
    .getByRole('button', { name: /^Завершить вход/ })
    .click();
  await expect(devices(tab).getByRole('listitem')).toHaveCount(1);

  await devices(page)
    .getByRole('button', { name: /^Завершить вход/ })
    .click();
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Вход завершён' })).toBeVisible();
  await expect(devices(page).getByText('Где выполнен вход', { exact: true })).toBeFocused();
  await elsewhere.context().close();
});

test('[S2.1-11, S4.2-13] the phone is changed by the codes of both ends; the other device is out, and the new phone signs in (promises 5, 8, 11)', async ({
  page,
  browser,
}) => {
  const { phone } = await makeBuyer();
  const [made, taken] = [stranger().phone, (await makeBuyer()).phone];
  const elsewhere = await (await browser.newContext()).newPage();
  await Promise.all([signInByPassword(page, phone), signInByPassword(elsewhere, phone)]);
  await page.goto('/profile');
  const personal = page.getByRole('region', { name: 'Личные данные' });
  const change = button(page, 'Сменить телефон');
  const number = page.getByLabel('Новый телефон');

  await test.step('what is no new phone is refused at its field, and the way back is open', async () => {
    await change.click();
    await expect(number).toBeFocused();
    await button(page, 'Получить коды').click();
    await expect(page.getByText('Напишите новый телефон')).toBeVisible();
    await number.fill(phone.slice(1));
    await button(page, 'Получить коды').click();
    await expect(page.getByText('Это ваш нынешний контакт.')).toBeVisible();
    await button(page, 'Не менять').click();
    await expect(change).toBeFocused();
  });

  const since = new Date();
  await test.step('a wrong code of the new phone stands at its own field', async () => {
    await change.click();
    await number.fill(made.slice(1));
    await button(page, 'Получить коды').click();
    await expect(page.getByText('Отправили два кода.')).toBeVisible();
    const [oldCode, newCode] = [await codeFor(phone, since), await codeFor(made, since)];
    const miss = String((Number(newCode) + 1) % 1_000_000).padStart(6, '0');
    await page.getByLabel(/^Код\sна\s\+7/).fill(oldCode);
    await page.getByLabel(/^Код\sна\sновый/).fill(miss);
    await change.click();
    await expect(page.getByText('Неверный код подтверждения')).toBeVisible();
    await page.getByLabel(/^Код\sна\sновый/).fill(newCode);
    await change.click();
  });

  await expect(page.getByRole('status').filter({ hasText: 'Телефон изменён.' })).toBeVisible();
  await expect(personal.getByText(`${made.slice(-4, -2)}-${made.slice(-2)}`)).toBeVisible();
  await atSignIn(elsewhere);
  expect((await letterFor(`${phone}@buyer.test`, since)).subject).toContain('Телефон изменён');
  await enterPhone(elsewhere, made);
  await elsewhere.waitForURL('**/dashboard');

  await test.step('an e-mail of somebody else looks the same here, and its owner is told', async () => {
    const asked = new Date();
    await button(page, 'Сменить почту').click();
    await page.getByLabel('Новая почта').fill(`${taken}@buyer.test`);
    await button(page, 'Получить коды').click();
    await expect(page.getByText('Отправили два кода.')).toBeVisible();
    expect((await letterFor(`${taken}@buyer.test`, asked)).text).toContain('хочет указать вашу почту');
  });
  await elsewhere.context().close();
});
