import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { sql } from '../stage/database.ts';
import { makeBuyer } from '../stage/people.ts';
import { enterPhone } from '../steps/sign-in.ts';

const back = `${addresses.outside}/shop/movers`;

/** A site of others, which nobody plays: the address to which it is answered is enough. */
async function registerMovers(): Promise<void> {
  await sql(
    `insert into oauth_clients (client_id, name, redirect_uri, base_url, login_url, logout_url, domain)
     values ('movers', 'Переезд без забот', $1, $1, $1, $1, 'movers.test') on conflict do nothing`,
    [back],
  );
}

const request = (): string => {
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'movers',
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid profile phone',
    state: 'kept',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${addresses.cabinet}/oidc/auth?${query}`;
};

const answered = (page: Page) => page.waitForURL((url) => url.href.startsWith(back));

test('[S1-49] a site of others asks first; what it was allowed stands in the settings and is taken back there', async ({
  page,
}) => {
  await registerMovers();
  const { phone } = await makeBuyer();
  await page.goto(request());
  await enterPhone(page, phone);
  await expect(page.getByRole('heading', { name: 'Войти на сайт «Переезд без забот»' })).toBeVisible();
  await expect(page.getByText('номер телефона')).toBeVisible();
  await expect(page.getByText('адрес почты')).toHaveCount(0);

  await page.getByRole('button', { name: 'Не разрешать' }).click();
  await answered(page);
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');

  await page.goto(request());
  await page.getByRole('button', { name: 'Разрешить и войти' }).click();
  await answered(page);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('state'), searchParams.has('code')]).toEqual(['kept', true]);

  await page.goto(`${addresses.cabinet}/profile`);
  const card = page.getByRole('list', { name: 'Подключённые сайты' });
  await expect(
    card.getByText('Узнаёт: полное имя, псевдоним, дату рождения, язык и номер телефона'),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Отключить «Переезд без забот»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText('Здесь будут сайты, на которые вы входите через кабинет')).toBeVisible();

  await page.goto(request());
  await expect(page.getByRole('button', { name: 'Разрешить и войти' })).toBeVisible();
});

test('a request that nobody waits for says so, and a wrong one is told on a page of ours', async ({
  page,
}) => {
  const { phone } = await makeBuyer();
  await page.goto(`${addresses.cabinet}/auth`);
  await enterPhone(page, phone);
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await page.goto(`${addresses.cabinet}/auth/consent/nobody-waits-for-this`);
  await expect(page.getByRole('heading', { name: 'Запрос устарел' })).toBeVisible();
  const wrong = await page.goto(
    `${addresses.cabinet}/oidc/auth?client_id=nobody&redirect_uri=https://evil.test/`,
  );
  expect(wrong?.status()).toBe(400);
  await expect(page.getByRole('heading', { name: 'Войти на сайт не получилось' })).toBeVisible();
  await expect(page.getByText('evil')).toHaveCount(0);
});
