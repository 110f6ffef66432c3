// Features: access, sites, consents.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { askOfMovers, backToMovers, registerMovers } from '../../steps/deals/sites.ts';
import { enterPhone } from '../../steps/people/sign-in.ts';

const answered = (page: Page) => page.waitForURL((url) => url.href.startsWith(backToMovers));

test('[S1-49, S2.1-36] a site of others asks first; what was agreed to stands in the settings word for word and is taken back there', async ({
  page,
}) => {
  await registerMovers();
  const { phone } = await makeBuyer();
  await page.goto(askOfMovers());
  await enterPhone(page, phone);
  await expect(page.getByRole('heading', { name: 'Войти на сайт «Переезд без забот»' })).toBeVisible();
  await expect(page.getByRole('listitem').getByText('номер телефона')).toBeVisible();
  await expect(page.getByText('адрес почты')).toHaveCount(0);
  const read = await page
    .getByRole('region', { name: 'Текст согласия' })
    .getByRole('paragraph')
    .allInnerTexts();
  expect(read[0]).toBe('Согласие на передачу данных сайту «Переезд без забот»');

  await page.getByRole('button', { name: 'Не разрешать' }).click();
  await answered(page);
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');

  await page.goto(askOfMovers());
  await page.getByRole('button', { name: 'Разрешить и войти' }).click();
  await answered(page);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('state'), searchParams.has('code')]).toEqual(['kept', true]);

  await page.goto(`${addresses.cabinet}/profile`);
  const consent = page
    .getByRole('list', { name: 'Мои согласия' })
    .getByRole('listitem')
    .filter({ hasText: 'Переезд' });
  await test.step('it stands among the consents, and its text is the one that was read', async () => {
    await expect(consent.getByText('Действует')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await consent.getByRole('link', { name: /^Скачать текст/ }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toBe(`${read.join('\n\n')}\n`);
    await expect(consent.getByText(createHash('sha256').update(text).digest('hex'))).toBeVisible();
  });
  const card = page.getByRole('list', { name: 'Подключённые сайты' });
  await expect(
    card.getByText('Узнаёт: полное имя, псевдоним, дату рождения, язык и номер телефона'),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Отключить «Переезд без забот»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText('Здесь будут сайты, на которые вы входите через кабинет')).toBeVisible();

  await expect(consent.getByText(/отозвано/)).toBeVisible();

  await page.goto(askOfMovers());
  await page.getByRole('button', { name: 'Разрешить и войти' }).click();
  await answered(page);
  await test.step('withdrawn where the consents are, the site is off, too', async () => {
    await page.goto(`${addresses.cabinet}/profile`);
    const again = consent.filter({ hasText: 'Действует' });
    await again.getByRole('button', { name: /^Отозвать: / }).click();
    await expect(page.getByRole('dialog').getByText('Вы выйдете с этого сайта')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать согласие' }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByText('Здесь будут сайты, на которые вы входите через кабинет')).toBeVisible();
  });
  await page.goto(askOfMovers());
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
