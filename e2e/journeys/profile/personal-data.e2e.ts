// Features: profile, privacy, consents.

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { letterFor } from '../../stage/outside.ts';
import { growOld, makeBuyer, password } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInByPassword, signInStaff } from '../../steps/people/sign-in.ts';

const prove = async (page: Page, secret = password) => {
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await proof.getByRole('textbox', { name: 'Пароль', exact: true }).fill(secret);
  await proof.getByRole('button', { name: 'Подтвердить' }).click();
};

test('[S2.1-11] a copy of all data is asked for, made and downloaded by who has just proved himself (promises 11, 30, 53)', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  await signInByPassword(page, buyer.phone, '/profile');
  const card = page.getByRole('region', { name: 'Копия моих данных' });
  const order = card.getByRole('button', { name: 'Заказать копию' });
  await growOld(buyer.phone);
  await order.click();
  await prove(page, 'не тот пароль');
  await expect(page.getByText('Это не ваш нынешний пароль.')).toBeVisible();
  await prove(page);
  await expect(order).toBeFocused();
  const save = card.getByRole('button', { name: 'Скачать копию' });
  await expect(save).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText('Скачать можно до')).toBeVisible();
  await expect(card.getByText('Следующую копию можно заказать после')).toBeVisible();

  // The export contains all data: an old session needs re-authentication to open it.
  await growOld(buyer.phone);
  await save.click();
  await page.getByRole('dialog', { name: 'Подтвердите, что это вы' }).press('Escape');
  await expect(card.getByText('Подтвердите, что это вы, и повторите.')).toBeVisible();
  await save.click();
  const waiting = page.waitForEvent('download');
  await prove(page);
  expect((await waiting).suggestedFilename()).toBe('Мои данные.zip');
  const bytes = await readFile(await (await waiting).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes(`${buyer.phone}@buyer.test`)).toBe(true);
});

test('[S2.1-11] a deletion: read first, asked for with a fresh proof, taken back, asked again, carried out at the desk (promise 53)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Прощаева');
  const buyer = await makeBuyer({ surname });
  await signInByPassword(page, buyer.phone, '/profile');
  const card = page.getByRole('region', { name: 'Удаление кабинета' });
  const title = card.getByRole('heading').first().locator('span');
  const ask = async () => {
    await button(page, 'Что будет, если удалить').click();
    await expect(card.getByText('Имя, телефон, почта, дата рождения и пароль')).toBeVisible();
    await expect(card.getByText('Журнал действий — 3 года')).toBeVisible();
    await growOld(buyer.phone);
    await button(page, 'Попросить удалить').click();
    await prove(page);
    await expect(card.getByText('Вы попросили удалить кабинет')).toBeVisible();
    await expect(title).toBeFocused();
  };
  const since = new Date();
  await ask();
  expect((await letterFor(`${buyer.phone}@buyer.test`, since)).subject).toBe('Вы попросили удалить кабинет');
  await button(page, 'Отозвать запрос').click();
  await expect(page.getByRole('dialog', { name: 'Запрос отозван, кабинет остаётся' })).toBeVisible();
  await expect(title).toBeFocused();
  await ask();

  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'admin');
  await desk.goto(`${new URL(desk.url()).origin}/people/${buyer.id}`);
  await expect(desk.getByText('Просит удалить кабинет с')).toBeVisible();
  await desk.getByRole('button', { name: 'Удалить кабинет' }).click();
  const window = desk.getByRole('dialog', { name: 'Удалить кабинет' });
  await expect(window.getByText('Входы, ключи доступа, устройства и связанные сайты')).toBeVisible();
  await window.getByRole('button', { name: 'Удалить навсегда' }).click();
  await page.waitForURL((url) => url.pathname === '/auth');
  await expect
    .poll(() => sql('select surname, phone, email from users where id = $1', [buyer.id]))
    .toEqual([{ surname: '—', phone: null, email: null }]);
  await desk.context().close();
});
