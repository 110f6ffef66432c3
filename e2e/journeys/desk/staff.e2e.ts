// Features: staff.
// Widths: wide, staff work at a desk.

import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { addTelephone, letterFor, totpFor } from '../../stage/outside.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';
import { beginSetUp, finishSetUp, inviteStaff, staffSecret } from '../../steps/people/staff.ts';

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(addresses.office);
  await page.getByLabel('Рабочая почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(staffSecret);
  await page.getByRole('button', { name: 'Продолжить' }).click();
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: /Ольга/ }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
};

test.describe('[S6-13] accounts of the staff', () => {
  let desk: Page;
  let page: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
    page = await (await browser.newContext(contextOptions)).newPage();
    await signInStaff(desk, 'admin');
  });
  test.afterEach(async () => {
    await desk.context().close();
    await page.context().close();
  });

  test('the administrator invites, the invited sets up, loses the phone and enters by a recovery code; a block throws the open tab out', async () => {
    test.setTimeout(240_000);
    const mark = randomUUID().slice(0, 6);
    const email = `olga-${mark}@work.test`;
    const surname = ownSurname('Новикова');
    const link = await inviteStaff(desk, email, surname);
    await expect(desk.getByRole('list', { name: 'Приглашены' }).getByText(surname)).toBeVisible();

    await beginSetUp(page, link);
    await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    await test.step('the link is begun in another tab: this one asks for the password again', async () => {
      const other = await page.context().newPage();
      await beginSetUp(other, link);
      await page.getByLabel(/Код/).fill('000000');
      await page.getByRole('button', { name: 'Подтвердить и войти' }).click();
      await expect(page.getByText('Настройку начали ещё раз на другой странице')).toBeVisible();
      await page.getByLabel('Новый пароль', { exact: true }).fill(staffSecret);
      await page.getByRole('button', { name: 'Продолжить' }).click();
      await expect(page.getByRole('heading', { name: 'Второй шаг входа' })).toBeVisible();
      await other.close();
    });
    const [first = '', second = '', third = ''] = await finishSetUp(page, email);
    await page.getByRole('button', { name: 'Коды записаны' }).click();
    await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();

    await test.step('the link is used up', async () => {
      await page.goto(link);
      await expect(page.getByText('Ссылка больше не действует')).toBeVisible();
    });

    await test.step('the phone is lost: a recovery code opens, once, and a letter tells of it', async () => {
      await page.goto(addresses.office);
      await signOut(page);
      const since = new Date();
      await enterPassword(page, email);
      await page.getByRole('button', { name: 'Телефона нет под рукой?' }).click();
      await page.getByLabel('Резервный код').fill('aaaaa-aaaaa');
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByText('Такого резервного кода нет, или он уже использован.')).toBeVisible();
      await page.getByLabel('Резервный код').fill(first);
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();
      expect((await letterFor(email, since)).text).toContain('Осталось кодов: 9');
    });

    await test.step('another recovery code moves the second step to a new phone', async () => {
      await page.getByRole('banner').getByRole('button', { name: /Ольга/ }).click();
      await page.getByRole('link', { name: 'Безопасность' }).click();
      await expect(page.getByText('Осталось 9 кодов')).toBeVisible();
      await page.getByRole('button', { name: 'Перенести на другой телефон' }).click();
      await page.getByLabel('Код из приложения или резервный код').fill(second);
      await page.getByRole('button', { name: 'Показать ключ' }).click();
      const secret = ((await page.getByTestId('factor-secret').textContent()) ?? '').replaceAll(/\s/g, '');
      await addTelephone(email, secret);
      await page.getByLabel(/Код, 6/).fill(await totpFor(email));
      await page.getByRole('button', { name: 'Перенести', exact: true }).click();
      await expect(page.getByText('Второй шаг перенесён').first()).toBeVisible();
      await expect(page.getByText('Осталось 8 кодов')).toBeVisible();
    });

    await test.step('new codes are not lost by a press in the menu', async () => {
      await page.getByRole('button', { name: 'Получить новые коды' }).click();
      await page.getByLabel('Код из приложения или резервный код').fill(third);
      await page.getByRole('button', { name: 'Заменить коды' }).click();
      const codes = page.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await page.getByRole('link', { name: 'Очередь' }).click();
      await page
        .getByRole('dialog', { name: 'Коды ещё не записаны' })
        .getByRole('button', { name: 'Вернуться к кодам' })
        .click();
      await expect(codes).toHaveCount(10);
      await page.getByRole('button', { name: 'Коды записаны' }).click();
      await expect(page.getByText('Осталось 10 кодов')).toBeVisible();
    });

    await test.step('the administrator blocks, and the open tab is thrown out', async () => {
      await desk.goto(`${addresses.office}/staff`);
      await desk.getByRole('link', { name: new RegExp(surname) }).click();
      await expect(desk.getByRole('heading', { name: new RegExp(surname) })).toBeVisible();
      await desk.getByRole('button', { name: 'Заблокировать' }).click();
      const window = desk.getByRole('dialog', { name: 'Заблокировать' });
      await window.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
      await window.getByLabel('Причина').fill('Потерян телефон');
      await window.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(window).toBeHidden();
      // The test has pressed nothing on that page.
      await expect(page).toHaveURL(/\/sign-in/);
      await enterPassword(page, email);
      await expect(page.getByText(/Вход закрыт сотрудником/).first()).toBeVisible();
      await desk.getByRole('button', { name: 'Разблокировать' }).click();
      const opening = desk.getByRole('dialog', { name: 'Разблокировать' });
      await opening.getByLabel('Причина').fill('Телефон нашёлся');
      await opening.getByRole('button', { name: 'Разблокировать' }).click();
      await expect(desk.getByRole('button', { name: 'Заблокировать' })).toBeVisible();
    });

    await test.step('the same roles are told as such, and nothing is sent', async () => {
      await desk.getByRole('button', { name: 'Изменить роли' }).click();
      const window = desk.getByRole('dialog', { name: 'Изменить роли' });
      await window.getByLabel('Причина').fill('Проверка');
      await window.getByRole('button', { name: 'Сохранить роли' }).click();
      await expect(window.getByText('Роли те же')).toBeVisible();
      await window.getByRole('button', { name: 'Закрыть' }).click();
    });

    await test.step('the person is taken off the staff for good: no card, no sign-in', async () => {
      await desk.getByRole('button', { name: 'Исключить из сотрудников' }).click();
      const window = desk.getByRole('dialog', { name: 'Исключить из сотрудников' });
      await window.getByLabel('Причина').fill('Больше не работает');
      await window.getByRole('button', { name: 'Исключить из сотрудников' }).click();
      await expect(window).toBeHidden();
      await expect(desk.getByRole('link', { name: new RegExp(surname) })).toHaveCount(0);
      await enterPassword(page, email);
      await expect(page.getByText('Неверный логин или пароль.').first()).toBeVisible();
    });
  });

  test('an invitation that was begun is kept over a reload, and may be dropped', async () => {
    await desk.goto(`${addresses.office}/staff`);
    const window = desk.getByRole('dialog', { name: 'Пригласить' });
    const open = () => desk.getByRole('button', { name: 'Пригласить', exact: true }).click();
    await open();
    await window.getByLabel('Фамилия').fill('Лугова');
    await window.getByLabel('юрист').check();
    await desk.reload();
    await open();
    await expect(window.getByText('Здесь то, что вы не закончили')).toBeVisible();
    await expect(window.getByLabel('Фамилия')).toHaveValue('Лугова');
    await expect(window.getByLabel('юрист')).toBeChecked();
    await window.getByRole('button', { name: 'Начать с начала' }).click();
    await expect(window.getByLabel('Фамилия')).toHaveValue('');
    await desk.reload();
    await open();
    await expect(window.getByText('Здесь то, что вы не закончили')).toBeHidden();
  });

  test('own sign-ins that could not be read are asked for again', async () => {
    await desk.clock.install();
    await desk.route('**/api/office/me/security', (route) => route.abort());
    await desk.goto(`${addresses.office}/security`);
    const again = desk.getByRole('button', { name: 'Повторить' });
    await seeFailed(desk, again);
    await desk.unroute('**/api/office/me/security');
    await again.click();
    await expect(desk.getByText('это устройство')).toBeVisible();
  });

  test('look and language of the desk are the device’s: they outlive a sign-out, which empties the rest', async () => {
    const choose = async (name: RegExp) => {
      await desk.getByRole('banner').getByRole('button').last().click();
      await desk.getByRole('button', { name }).click();
    };
    await choose(/Тёмн/);
    await choose(/English/);
    await choose(/Sign out/);
    await expect(desk.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await desk.reload();
    const html = desk.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('lang', 'en-GB');
  });

  test('the table of roles is for everybody, acts on the own account are not', async () => {
    await desk.goto(`${addresses.office}/roles`);
    if ((desk.viewportSize()?.width ?? 0) < 768) {
      const act = desk.getByRole('listitem').filter({ hasText: 'Принять оплату в кассе' });
      await expect(act).toHaveText('Принять оплату в кассебухгалтер, администратор');
    } else {
      const row = desk.getByRole('row', { name: /Принять оплату в кассе/ });
      await expect(row.getByRole('rowheader')).toHaveText('Принять оплату в кассе');
      await expect(row.getByRole('cell')).toHaveText(['нет', 'нет', 'нет', 'можно', 'можно']);
    }
    await desk.goto(`${addresses.office}/staff`);
    const own = desk.getByRole('link', { name: /Тихонов/ });
    await own.click();
    await expect(desk.getByText('Свою учётную запись меняет другой администратор')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Изменить роли' })).toHaveCount(0);
    await signInStaff(page, 'lawyer');
    await page.goto(`${addresses.office}/staff`);
    await expect(page.getByText('Сотрудниками управляет администратор')).toBeVisible();
    await page.getByRole('link', { name: 'Что может каждая роль' }).click();
    await expect(page.getByRole('heading', { name: 'Роли' })).toBeVisible();
    // A member of staff of the demo has no recovery codes yet.
    await page.goto(`${addresses.office}/security`);
    await expect(page.getByText(/Резервных кодов пока нет/)).toBeVisible();
    await expect(page.getByText(/Осталось/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Создать коды' })).toBeVisible();
  });
});
