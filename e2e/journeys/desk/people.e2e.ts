// Features: people, audit.
// Widths: wide, staff work at a desk.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { enterPhone, signIn, signInStaff } from '../../steps/people/sign-in.ts';

test.describe('[S6-13] a buyer’s card at the desk', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  test('[S4.2-04] the administrator finds a buyer, closes the sign-in and opens it; the buyer’s page follows', async ({
    page,
  }) => {
    const buyer = await makeBuyer({ surname: ownSurname('Входова') });
    await signIn(page, buyer.phone);
    await signInStaff(desk, 'admin');
    await desk.getByRole('link', { name: 'Покупатели' }).click();
    await desk.getByRole('searchbox', { name: 'Кого найти' }).fill(buyer.surname.toLowerCase());
    await desk.getByRole('link', { name: new RegExp(buyer.surname) }).click();
    await expect(desk.getByRole('heading', { name: new RegExp(buyer.surname) })).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Входы' }).getByText('идёт')).toBeVisible();

    await desk.getByRole('button', { name: 'Закрыть вход' }).click();
    const window = desk.getByRole('dialog', { name: 'Закрыть вход' });
    await window.getByRole('button', { name: 'Закрыть вход' }).click();
    await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    await window.getByLabel('Причина').fill('Потерян телефон');
    await window.getByRole('button', { name: 'Пока не откроем' }).click();
    await desk.reload();
    await desk.getByRole('button', { name: 'Закрыть вход' }).click();
    await expect(window.getByLabel('Причина')).toHaveValue('Потерян телефон');
    await expect(window.getByRole('button', { name: 'Пока не откроем' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await window.getByRole('button', { name: 'Закрыть вход' }).click();
    await expect(window).toBeHidden();
    await expect(desk.getByText('Вход в кабинет закрыт нами')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Входы' }).getByText('идёт')).toBeHidden();

    await expect(page).toHaveURL(/\/auth/);
    await enterPhone(page, buyer.phone);
    await expect(page).toHaveURL(/\/auth\/locked/);
    await expect(page.getByText('Вход закрыт сотрудником. Чтобы его открыть, позвоните нам.')).toBeVisible();
    await expect(page.getByText('Открыть вход кодом')).toBeHidden();

    await desk.getByRole('button', { name: 'Открыть вход' }).click();
    const opening = desk.getByRole('dialog', { name: 'Открыть вход' });
    await opening.getByLabel('Причина').fill('Пришёл с паспортом');
    await opening.getByRole('button', { name: 'Открыть вход' }).click();
    await expect(desk.getByText('Вход в кабинет закрыт нами')).toBeHidden();
    await signIn(page, buyer.phone);
  });

  test('support sees the card, reads its log on record, and may not close', async () => {
    const buyer = await makeBuyer({ surname: ownSurname('Видимова') });
    await signInStaff(desk, 'support');
    await desk.goto(`${addresses.office}/people/${buyer.id}`);
    const close = desk.getByRole('button', { name: 'Закрыть вход' });
    await expect(close).toHaveAttribute('aria-disabled', 'true');
    await expect(desk.getByText('Закрывает и открывает вход администратор')).toBeVisible();
    await desk.getByRole('link', { name: 'Записи в журнале' }).click();
    await expect(desk.getByRole('heading', { name: 'Журнал покупателя' })).toBeVisible();
    await expect(desk.getByText('Записей нет')).toBeVisible();
    await desk.reload();
    await expect(desk.getByRole('cell', { name: 'Прочитан журнал покупателя' })).toHaveCount(1);
    await desk.getByRole('link', { name: 'К карточке покупателя' }).click();
    await expect(desk.getByRole('heading', { name: new RegExp(buyer.surname) })).toBeVisible();
    await desk.goto(`${addresses.office}/audit`);
    await expect(desk.getByText('Журнал видит только администратор')).toBeVisible();
    await desk.goto(`${addresses.office}/people/2147483600`);
    await expect(desk.getByText('Такого покупателя нет')).toBeVisible();
  });
});
