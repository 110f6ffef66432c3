// Features: sites.
// Widths: wide, staff work at a desk.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { back, fillSite } from '../../steps/deals/sites.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const request = (clientId: string): string => {
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid phone',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${addresses.cabinet}/oidc/auth?${query}`;
};

test.describe('[S1-49] client sites at the desk', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
    await signInStaff(desk, 'admin');
  });
  test.afterEach(() => desk.context().close());

  test('the administrator registers a site, a buyer is asked by it, and a block shuts it at once', async ({
    page,
  }) => {
    const clientId = `mebel-${randomUUID().slice(0, 8)}`;
    const name = `Мебель ${clientId.slice(-4)}`;
    await desk.getByRole('link', { name: 'Сайты' }).click();
    await expect(desk.getByRole('list', { name: 'Сайты' }).getByText('Магазин у дома')).toBeVisible();
    await desk.getByRole('button', { name: 'Зарегистрировать сайт' }).click();
    const window = desk.getByRole('dialog', { name: 'Зарегистрировать сайт' });
    await window.getByRole('button', { name: 'Зарегистрировать' }).click();
    await expect(window.getByText('Необходимо заполнить «Домен»').first()).toBeVisible();
    await fillSite(desk, clientId, name);
    await desk.reload();
    await desk.getByRole('button', { name: 'Зарегистрировать сайт' }).click();
    await expect(window.getByText('Здесь то, что вы не закончили')).toBeVisible();
    await expect(window.getByLabel('Имя в протоколе')).toHaveValue(clientId);
    await expect(window.getByLabel('Куда возвращать с кодом')).toHaveValue(back);
    await window.getByLabel('Куда сообщать о выходе').fill('http://mebel.test/left');
    await window.getByRole('button', { name: 'Зарегистрировать' }).click();
    await expect(window.getByText('Значение «Куда сообщать о выходе» неверно')).toBeVisible();
    await window.getByLabel('Куда сообщать о выходе').fill('');
    await window.getByRole('button', { name: 'Зарегистрировать' }).click();

    const secret = desk.getByRole('dialog', { name: 'Секрет показываем один раз' });
    await expect(secret.getByLabel('Секрет', { exact: true })).toHaveValue(/^[\w-]{43,}$/);
    const told = await secret.getByLabel('Секрет', { exact: true }).inputValue();
    await secret.getByRole('button', { name: 'Секрет записан' }).click();
    await expect(desk.getByRole('heading', { name })).toBeVisible();
    expect(await desk.content()).not.toContain(told);

    await signIn(page, (await makeBuyer()).phone);
    await page.goto(request(clientId));
    await page.getByRole('button', { name: 'Разрешить и войти' }).click();
    await page.waitForURL((url) => url.href.startsWith(`${back}?code=`));

    await desk.getByRole('button', { name: 'Заблокировать' }).click();
    const block = desk.getByRole('dialog', { name: 'Заблокировать' });
    await block.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(block.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    await block.getByLabel('Причина').fill('Жалобы покупателей');
    await block.getByRole('button', { name: 'Заблокировать' }).click();
    await expect(block).toBeHidden();
    await expect(desk.getByText('Причина: Жалобы покупателей')).toBeVisible();
    await page.goto(request(clientId));
    await expect(page.getByRole('heading', { name: 'Войти на сайт не получилось' })).toBeVisible();

    await desk.getByRole('button', { name: 'Разблокировать' }).click();
    const open = desk.getByRole('dialog', { name: 'Разблокировать' });
    await open.getByLabel('Причина').fill('Разобрались');
    await open.getByRole('button', { name: 'Разблокировать' }).click();
    await expect(open).toBeHidden();
    await page.goto(request(clientId));
    await page.waitForURL((url) => url.href.startsWith(`${back}?code=`));

    await desk.getByRole('link', { name: 'Что с ним делали: журнал' }).click();
    await expect(desk.getByText('Сайт заблокирован').first()).toBeVisible();
  });

  test('a site that could not be told of a leaving, and has heard of none since, is shown as dead', async () => {
    const clientId = `dead-${randomUUID().slice(0, 8)}`;
    await sql(
      `insert into oauth_clients select (jsonb_populate_record(c, jsonb_build_object('client_id', $1::text, 'name', $1::text,
         'told_at', now() - interval '2 hours', 'not_told_at', now() - interval '1 hour'))).* from oauth_clients c
       where first_party limit 1`,
      [clientId],
    );
    await desk.goto(`${addresses.office}/sites`);
    const row = desk.getByRole('list', { name: 'Сайты' }).getByRole('link', { name: new RegExp(clientId) });
    await expect(row.getByText('Не отвечает')).toBeVisible();
    await sql('update oauth_clients set told_at = now() where client_id = $1', [clientId]);
    await desk.reload();
    await expect(row).toBeVisible();
    await expect(row.getByText('Не отвечает')).toBeHidden();
  });

  test('a site is changed and gets a new secret; a program is registered by what it reads', async () => {
    const clientId = `svet-${randomUUID().slice(0, 8)}`;
    await desk.goto(`${addresses.office}/sites`);
    // The menu is wider than a phone: the present section is scrolled into view.
    await expect(desk.getByRole('link', { name: 'Сайты' })).toBeInViewport({ ratio: 1 });
    await desk.getByRole('button', { name: 'Зарегистрировать сайт' }).click();
    await fillSite(desk, clientId, `Свет ${clientId.slice(-4)}`);
    const window = desk.getByRole('dialog', { name: 'Зарегистрировать сайт' });
    await window.getByRole('button', { name: 'Зарегистрировать' }).click();
    await desk.getByRole('button', { name: 'Секрет записан' }).click();

    await desk.getByRole('button', { name: 'Изменить' }).click();
    const edit = desk.getByRole('dialog', { name: 'Изменить' });
    await edit.getByLabel('Куда возвращать с кодом').fill(`${back}\nhttps://svet.test/back`);
    await edit.getByLabel('Электронная почта').uncheck();
    await edit.getByRole('button', { name: 'Сохранить' }).click();
    await expect(edit).toBeHidden();
    await expect(desk.getByText('https://svet.test/back')).toBeVisible();
    await desk.getByRole('button', { name: 'Сменить секрет' }).click();
    await desk
      .getByRole('dialog', { name: 'Сменить секрет' })
      .getByRole('button', { name: 'Сменить секрет' })
      .click();
    await desk.getByRole('button', { name: 'Секрет записан' }).click();

    await desk.goto(`${addresses.office}/sites`);
    await desk.getByRole('button', { name: 'Зарегистрировать программу' }).click();
    const machine = desk.getByRole('dialog', { name: 'Зарегистрировать программу' });
    await machine.getByLabel('Имя в протоколе').fill(clientId);
    await machine.getByLabel('Название').fill('Учёт продаж');
    await machine.getByRole('button', { name: 'Зарегистрировать' }).click();
    await expect(machine.getByText('Значение «Имя в протоколе» неверно')).toBeVisible();
    await machine.getByLabel('Имя в протоколе').fill(`${clientId}-crm`);
    await machine.getByRole('button', { name: 'Зарегистрировать' }).click();
    await desk.getByRole('button', { name: 'Секрет записан' }).click();
    await expect(desk.getByRole('heading', { name: 'Учёт продаж' })).toBeVisible();
    await expect(desk.getByText('Брони без данных покупателей')).toBeVisible();
  });
});
