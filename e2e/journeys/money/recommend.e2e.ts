// Features: bonus, loyalty.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { button } from '../../steps/deals/booking.ts';
import { chatOf } from '../../steps/deals/chat.ts';
import { giveCard } from '../../steps/deals/loyalty.ts';
import { fillCode, fillDetails, stranger } from '../../steps/people/accounts.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

/** Captures what the page copies; the browser of the journeys has no readable clipboard. */
const keepCopied = (page: Page) =>
  page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
const copiedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1) ?? '');

const friendsOf = (page: Page) => page.getByRole('region', { name: 'Ваши рекомендации' });

/** Makes the reward due, since the journey involves no desk. */
const earn = (userId: number) =>
  sql(
    `update recommendations set booked_at = now(), earned_at = now(), step = 'preload_documents' where user_id = $1`,
    [userId],
  );

test('[S1-18, S2.1-18, S4.11-05, S4.1-16] a friend registers by the link, and who has sent it sees him come as far as the reward', async ({
  page,
  browser,
}) => {
  const buyer = await makeBuyer({ surname: ownSurname('Советова') });
  await keepCopied(page);
  await signIn(page, buyer.phone, '/bonus/recommend');
  await expect(page.getByRole('heading', { level: 1, name: 'Рекомендовать друга' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Как это работает' })).toContainText(/20\s000\sруб\./);
  await expect(friendsOf(page)).toContainText('Пока никого');
  await button(page, 'Скопировать').click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  const link = await copiedIn(page);
  await expect(page.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveValue(link);

  const person = { ...stranger(), surname: 'Орлова', firstName: 'Дарья' };
  await test.step('the friend is told what will be seen, and a look at the sign-in does not lose the link', async () => {
    const since = new Date();
    const context = await browser.newContext();
    const other = await context.newPage();
    const { pathname, search } = new URL(link);
    await other.goto(pathname + search);
    await expect(other.getByText('Вас пригласил друг')).toBeVisible();
    await other.waitForURL((url) => url.search === '');
    await other.getByRole('link', { name: /Уже есть кабинет/ }).click();
    await other.waitForURL('**/auth');
    await other.goBack();
    await expect(other.getByText('Вас пригласил друг')).toBeVisible();
    await fillDetails(other, person);
    await fillCode(other, person.phone, since);
    await button(other, 'Открыть кабинет').click();
    await other.waitForURL('**/dashboard');
    await context.close();
  });

  await page.reload();
  const friend = friendsOf(page).getByRole('listitem');
  await expect(friend).toHaveCount(1);
  await expect(friend).toContainText(/Дарья\sО\..*кабинет с\s\d\d\.\d\d\.\d{4}.*20\s000\sруб\./s);
  await expect(friend).not.toContainText('Орлова');

  await test.step('the reward is owed: what to do is said with the way to do it', async () => {
    await earn(buyer.id);
    await page.reload();
    await expect(friend).toContainText(/договор с\s\d\d.*Вознаграждение ваше/s);
    await friend.getByRole('button', { name: 'Написать в чат' }).click();
    // The suggested message is in the field, and sent only after he has read it.
    const field = chatOf(page).getByRole('textbox', { name: 'Сообщение' });
    await expect(field).toHaveValue(/^Как\sпередать\sпаспорт\sи\sреквизиты\sдля\sвознаграждения/);
    await field.fill('Здравствуйте! Как получить вознаграждение?');
    await page.keyboard.press('Escape');
    await friend.getByRole('button', { name: 'Написать в чат' }).click();
    await expect(field).toHaveValue('Здравствуйте! Как получить вознаграждение?');
  });

  await test.step('the accountant records the steps, and the buyer sees where it stands', async () => {
    const context = await browser.newContext();
    const desk = await context.newPage();
    await signInStaff(desk, 'accountant');
    await desk.goto(`${addresses.office}/transfers`);
    const row = desk
      .getByRole('region', { name: 'Вознаграждения за друзей' })
      .getByRole('listitem')
      .filter({ hasText: buyer.surname });
    await expect(row).toContainText(/20\s000\sруб\..*ждём обращения покупателя/s);
    await row.getByRole('button', { name: 'Покупатель обратился' }).click();
    const window = desk.getByRole('dialog', { name: 'Покупатель обратился' });
    await window.getByRole('button', { name: 'Записать' }).click();
    await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    await window.getByLabel('Причина').fill('Написал в чат');
    await window.getByRole('button', { name: 'Записать' }).click();
    await expect(window).toBeHidden();
    await expect(row).toContainText('проверяем рекомендацию');
    await expect(row.getByRole('button')).toHaveText(['Отказать', 'Попросить документы']);
    await context.close();
    await page.reload();
    await expect(friend).toContainText('Запрос у нас, проверяем.');
  });

  await test.step('another buyer sees none of it', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, (await makeBuyer()).phone);
    await other.goto('/bonus/recommend');
    await expect(friendsOf(other)).toContainText('Пока никого');
    await expect(other.getByRole('textbox', { name: 'Ваша ссылка' })).not.toHaveValue(link);
    await context.close();
  });
});

test('[S1-18] who does not want to be told of registers by the same link as anybody', async ({
  page,
  browser,
}) => {
  const buyer = await makeBuyer();
  await signIn(page, buyer.phone, '/bonus/recommend');
  const { pathname, search } = new URL(await page.getByRole('textbox', { name: 'Ваша ссылка' }).inputValue());
  const context = await browser.newContext();
  const other = await context.newPage();
  const person = stranger();
  const since = new Date();
  await other.goto(pathname + search);
  await button(other, 'Зарегистрироваться без рекомендации').click();
  await expect(other.getByText('Вас пригласил друг')).toBeHidden();
  await fillDetails(other, person);
  await fillCode(other, person.phone, since);
  await button(other, 'Открыть кабинет').click();
  await other.waitForURL('**/dashboard');
  await context.close();
  await page.reload();
  await expect(friendsOf(page)).toContainText('Пока никого');
});

test('[S1-18, S4.11-05] the card of the bonus page shares by the device where it can; a lost link is asked for again; a blocked card has none', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  await giveCard(buyer.id, 'basic');
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await signIn(page, buyer.phone);
  await page.clock.install();
  await page.route('**/api/bonus/recommendations', (route) => route.abort());
  await page.goto('/bonus');
  const card = page.getByRole('region', { name: 'Рекомендовать друга' });
  await seeFailed(page, card.getByText('Ссылка не загрузилась'));
  await page.unroute('**/api/bonus/recommendations');
  await card.getByRole('button').click();
  await card.getByRole('button', { name: 'Отправить ссылку' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([
    { text: expect.any(String), url: expect.stringMatching(/\/auth\/register\?friend=[\w-]{22}$/) },
  ]);

  await giveCard(buyer.id, 'basic', true);
  await page.goto('/bonus/recommend');
  await expect(page.getByText('Карта заблокирована, поэтому ссылка не работает.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveCount(0);
});
