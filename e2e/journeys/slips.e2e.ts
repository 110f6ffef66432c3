import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { signInStaff } from '../steps/sign-in.ts';
import { fillSlip, openSlips, sendTo } from '../steps/slips.ts';

const newPhone = () => `7922${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** A browser that has never been here. */
const stranger = async (browser: Browser, options: object): Promise<Page> =>
  (await browser.newContext({ ...options, baseURL: addresses.cabinet })).newPage();

const dead = (page: Page) => expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
const footer = (page: Page) => page.getByRole('contentinfo');

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
  const row = desk.getByRole('listitem').filter({ hasText: `+7 ${phone.slice(1, 4)} ${phone.slice(4, 7)}` });
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
