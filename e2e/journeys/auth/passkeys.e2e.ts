// Features: profile, passkeys.
import { expect, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { letterFor } from '../../stage/outside.ts';
import { growOld, makeBuyer, password } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { giveDevice } from '../../steps/people/passkey.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S2.1-11, S4.2-13] a passkey is made in the settings, named, signs in without a password, proves a sensitive act, and is removed (promise 11)', async ({
  page,
}) => {
  const { phone, id } = await makeBuyer();
  const device = await giveDevice(page);
  const card = page.getByRole('region', { name: 'Ключи доступа' });
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  const since = new Date();
  await signIn(page, phone, '/profile');

  await test.step('adding one is a sensitive act: a session proved long ago is asked for the password alone', async () => {
    await growOld(phone);
    await button(page, 'Добавить ключ доступа').click();
    await proof.getByLabel('Пароль', { exact: true }).fill(password);
    await expect(proof.getByRole('button', { name: 'По ключу доступа' })).toHaveCount(0);
    await proof.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByRole('dialog', { name: 'Ключ доступа добавлен' })).toBeVisible();
    await expect(card.getByRole('listitem')).toContainText('ещё не использован');
    expect(await device.keys()).toBe(1);
    expect((await letterFor(`${phone}@buyer.test`, since)).subject).toContain('Новый ключ доступа');
  });

  await test.step('the same device is not taken twice', async () => {
    await button(page, 'Добавить ключ доступа').click();
    await expect(page.getByText(/^На\sэтом\sустройстве\sключ/)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('it is called otherwise; an empty name says so, and the focus comes back', async () => {
    await card.getByRole('button', { name: /^Переименовать ключ/ }).click();
    const name = page.getByLabel('Название ключа');
    await expect(name).toBeFocused();
    await name.fill('');
    await button(page, 'Сохранить').click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Мой ноутбук');
    await button(page, 'Сохранить').click();
    await expect(card.getByText('Мой ноутбук')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Переименовать ключ «Мой ноутбук»' })).toBeFocused();
  });

  await test.step('without a password: a person who says no at his device hears so, then he is let in', async () => {
    await page.goto('/logout');
    await button(page, 'Выйти').click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await page.evaluate(sayNo);
    await button(page, 'По ключу доступа').click();
    await expect(page.getByText(/Устройство\sне\sдало\sключ/)).toBeVisible();
    await button(page, 'По ключу доступа').click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Проверкина').first()).toBeAttached();
  });

  await test.step('it proves a sensitive act in place of the password', async () => {
    await page.goto('/profile');
    await expect(card.getByText(/^Добавлен\s.*,\sиспользован\s/)).toBeVisible();
    await growOld(phone);
    await button(page, 'Заморозить').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Заморозить кабинет' }).click();
    await proof.getByRole('button', { name: 'По ключу доступа' }).click();
    await expect(page.getByRole('dialog', { name: 'Кабинет заморожен' })).toBeVisible();
    await expect(button(page, 'Добавить ключ доступа')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('a frozen cabinet lets a key go; by then it opens nothing', async () => {
    const removed = new Date();
    await card.getByRole('button', { name: 'Удалить ключ «Мой ноутбук»' }).click();
    const asked = page.getByRole('dialog', { name: 'Удалить ключ «Мой ноутбук»?' });
    await asked.getByRole('button', { name: 'Удалить ключ' }).click();
    await expect(page.getByRole('dialog', { name: 'Ключ доступа удалён' })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await expect(card.getByText('Ключи доступа', { exact: true })).toBeFocused();
    // The letter about the freezing may come as late.
    await letterFor(`${phone}@buyer.test`, removed, 'Ключ доступа удалён');
    expect(await sql('select id from passkeys where user_id = $1', [id])).toEqual([]);
    await page.goto('/logout');
    await button(page, 'Выйти').click();
    await page.waitForURL((url) => url.pathname === '/auth');
    await button(page, 'По ключу доступа').click();
    await expect(page.getByText(/Ключ\sдоступа\sне\sподошёл/)).toBeVisible();
  });
});

test('[S4.2-04] a sign-in that staff has closed is closed to a passkey, too', async ({ page }) => {
  const { phone, id } = await makeBuyer();
  await giveDevice(page);
  await signIn(page, phone, '/profile');
  await button(page, 'Добавить ключ доступа').click();
  await expect(page.getByRole('dialog', { name: 'Ключ доступа добавлен' })).toBeVisible();
  await page.goto('/logout');
  await button(page, 'Выйти').click();
  await page.waitForURL((url) => url.pathname === '/auth');
  await sql(`update users set locked_until = now() + interval '20 minutes' where id = $1`, [id]);
  await button(page, 'По ключу доступа').click();
  await page.waitForURL((url) => url.pathname === '/auth/locked');
  await expect(page.getByText('Вход закрыт сотрудником до ')).toBeVisible();
  await page.goto('/auth');
  await sql('update users set locked_until = null, password_renew = true where id = $1', [id]);
  await button(page, 'По ключу доступа').click();
  await page.waitForURL((url) => url.pathname === '/auth/forgot');
});

/** Runs in the page: makes the browser answer once as if its person had refused. */
function sayNo(): void {
  const { credentials } = navigator;
  const ask = credentials.get;
  credentials.get = async () => {
    credentials.get = ask;
    throw new DOMException('', 'NotAllowedError');
  };
}
