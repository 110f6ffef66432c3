// Features: slips.

import { randomInt } from 'node:crypto';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer, newPhone } from '../../stage/people.ts';
import { fillSlip, openSlips, pressSend, sendTo } from '../../steps/deals/slips.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';

/** A page in a new browser without any state. */
const stranger = async (browser: Browser, options: object): Promise<Page> =>
  (await browser.newContext({ ...options, baseURL: addresses.cabinet })).newPage();

const dead = (page: Page) => expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
const footer = (page: Page) => page.getByRole('contentinfo');

test('[S2.2-17, S2.5-10, S2.5-11, S2.5-12] an opinion: the desk sends a link to a buyer, he judges without a sign-in, the desk sees it; the link works once', async ({
  page: desk,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Оценкина');
  const buyer = await makeBuyer({ surname });
  await signInStaff(desk, 'support');
  await openSlips(desk);
  await fillSlip(desk, { kind: 'Оценка', what: 'Корпус 2, квартира 45', hours: 2 });
  await desk.getByLabel('Покупатель').fill(surname);
  await desk.getByRole('button', { name: new RegExp(surname) }).click();
  await desk.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(desk.getByText('Это время ещё не наступило')).toBeVisible();
  await fillSlip(desk, { kind: 'Оценка', hours: -2 });
  const link = await pressSend(desk, buyer.phone);
  expect(new URL(link).pathname).toMatch(/^\/opinion\/[\w-]{43}$/);
  const row = desk.getByRole('listitem').filter({ hasText: surname });
  await expect(row).toContainText('Ждём человека');

  const page = await stranger(browser, contextOptions);
  await test.step('opening it, also ahead of the person, uses nothing up', async () => {
    for (let look = 0; look < 3; look += 1) await page.request.get(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Оцените, как всё прошло' })).toBeVisible();
    await expect(page.getByText('Корпус 2, квартира 45')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(surname);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
    await expect(footer(page).getByRole('link', { name: 'Защита персональных данных' })).toBeVisible();
    await expect(footer(page).locator('a[href^="tel:"]').first()).toBeVisible();
  });
  await test.step('without a mark nothing goes; what is written survives a reload', async () => {
    await page.getByLabel('Комментарий').fill('Показали всё, что хотели.');
    await page.getByRole('button', { name: 'Отправить оценку' }).click();
    await expect(page.getByText('Поставьте оценку от 1 до 5')).toBeVisible();
    await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await page.reload();
    await expect(page.getByLabel('Комментарий')).toHaveValue('Показали всё, что хотели.');
    await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  });
  await test.step('the answer of the server is lost, and the same press again is no second answer', async () => {
    await page.route(
      '**/api/slips/opinion',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Отправить оценку' }).click();
    await expect(page.getByText(/Ответ\sне\sотправлен/)).toBeVisible();
    await page.getByRole('button', { name: 'Отправить оценку' }).click();
    await expect(page.getByRole('heading', { name: 'Спасибо, оценка отправлена' })).toBeVisible();
  });
  await expect(row).toContainText('Оценка 4 из 5');
  await expect(row).toContainText('Показали всё, что хотели.');
  await page.reload();
  await dead(page);
  await expect(page.locator('body')).not.toContainText('Корпус 2');
  for (const path of ['/opinion', `/opinion/${'a'.repeat(43)}`]) {
    await page.goto(path);
    await dead(page);
  }
  await page.context().close();
});

test('[S2.2-18] a questionnaire in the reader’s language: choices and words come to the desk by their questions', async ({
  page: desk,
  browser,
  contextOptions,
}) => {
  await signInStaff(desk, 'manager');
  await openSlips(desk);
  await expect(desk.getByLabel('Покупатель')).toBeHidden();
  await fillSlip(desk, { kind: 'Анкета' });
  await desk.getByRole('button', { name: 'Английский' }).click();
  const phone = newPhone();
  const page = await stranger(browser, contextOptions);
  await page.goto(await sendTo(desk, phone));
  await footer(page).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'How you chose your flat' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the answers' }).click();
  await expect(page.getByText('Answer this question')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'From friends' })).toBeFocused();
  await page.getByText('From friends').click();
  await page.getByRole('checkbox', { name: 'Floor plan' }).check();
  await page.getByRole('checkbox', { name: 'Place and transport' }).check();
  await page.getByLabel(/What was missing/).fill('More <b>light</b>');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Floor plan' })).toBeChecked();
  await page.getByRole('button', { name: 'Send the answers' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, the answers are sent' })).toBeVisible();
  const row = desk.getByRole('listitem').filter({ hasText: phoneMask.show(phone) });
  await expect(row).toContainText('От знакомых');
  await expect(row).toContainText('Планировка, Место и транспорт');
  await expect(row).toContainText('More <b>light</b>');
  await page.context().close();
});

for (const { id, kind, path, act, done } of [
  {
    id: 'S2.2-19',
    kind: 'Запись на приём',
    path: /^\/reject-entry\//,
    act: 'Отменить запись',
    done: 'Запись отменена',
  },
  {
    id: 'S2.2-20',
    kind: 'Экскурсия по стройке',
    path: /^\/reject-tour\//,
    act: 'Отменить экскурсию',
    done: 'Экскурсия отменена',
  },
] as const)
  test(`[${id}] ${kind}: called off by the link, and the desk sees why; withdrawn, the link opens nothing`, async ({
    page: desk,
    browser,
    contextOptions,
  }) => {
    await signInStaff(desk, 'support');
    await openSlips(desk);
    const what = `Дело ${randomInt(1e6)}`;
    await fillSlip(desk, { kind, what, place: 'Невский, 1, вход со двора', hours: 26 });
    const link = await sendTo(desk, newPhone());
    expect(new URL(link).pathname).toMatch(path);
    const page = await stranger(browser, contextOptions);
    await page.goto(link);
    await expect(page.getByText(what)).toBeVisible();
    await expect(page.getByText('Невский, 1, вход со двора')).toBeVisible();
    await page.getByLabel('Причина').fill('Не успеваю');
    await page.getByRole('button', { name: act }).click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    await expect(page.getByText(/Передумали\? Позвоните/)).toBeVisible();
    const row = desk.getByRole('listitem').filter({ hasText: what });
    await expect(row).toContainText('Отменил');
    await expect(row).toContainText('Не успеваю');
    await page.goto(link);
    await dead(page);

    const other = `Дело ${randomInt(1e6)}`;
    await fillSlip(desk, { kind, what: other, place: 'Невский, 1', hours: 27 });
    const second = await sendTo(desk, newPhone());
    const waiting = desk.getByRole('listitem').filter({ hasText: other });
    await waiting.getByRole('button', { name: /^Отозвать/ }).click();
    await expect(waiting).toContainText('Отозвана');
    await page.goto(second);
    await dead(page);
    await page.context().close();
  });
