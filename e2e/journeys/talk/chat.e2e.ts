// Features: chat.
// Widths: both, the conversation is a page on a phone and a panel beside the page on a wide screen.

import { chatButtons } from '@novosel/contract/chat/rules.ts';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { refuse } from '../../steps/browser/refuse.ts';
import { passRetries } from '../../steps/browser/retries.ts';
import { chatOf, openChatHere, say } from '../../steps/deals/chat.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

const surnameOf = () => ownSurname('Чатова');

test('[S1-23, S7-53, S7-54] a buyer asks, support answers live and closes', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = surnameOf();
  const buyer = await makeBuyer({ surname });
  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signIn(page, buyer.phone);
  const script = page.waitForRequest('**/api/chat/script.mjs');
  const guid = page.waitForResponse('**/api/chat/guid');
  await openChatHere(page);
  expect(((await (await guid).json()) as { data: { guid: string } }).data.guid).toMatch(/^[0-9a-f-]{36}$/);
  await script;
  const chat = chatOf(page);
  await expect(chat.getByText('Задайте вопрос')).toBeVisible();
  await say(page, 'Когда ключи? <b>Жду</b>');
  await expect(chat.getByText('Когда ключи? <b>Жду</b>')).toBeVisible();

  await signInStaff(desk, 'support');
  await desk.getByRole('link', { name: /^Чаты/ }).click();
  const row = desk.getByRole('link', { name: new RegExp(surname) });
  await row.click();
  await desk.getByRole('textbox', { name: 'Ответ покупателю' }).fill('В декабре');
  await desk.getByRole('button', { name: 'Отправить' }).click();
  await expect(chat.getByText('В декабре')).toBeVisible();
  await expect(chat.getByText(/Павел Громов, поддержка/)).toBeVisible();
  await expect(desk.getByText(/прочитано/)).toBeVisible();
  await say(page, 'Спасибо');
  await expect(desk.getByRole('log').getByText('Спасибо')).toBeVisible();

  await desk.getByRole('button', { name: 'Закрыть разговор' }).click();
  await expect(desk.getByText('Разговор закрыт.')).toBeVisible();
  await expect(chat.getByText(/Разговор закрыт/)).toBeVisible();
  await say(page, 'И ещё вопрос');
  await expect(chat.getByText('И ещё вопрос')).toBeVisible();
  await desk.goto(`${addresses.office}/chats`);
  await expect(row).toContainText('И ещё вопрос');
  await desk.context().close();
});

test('[S1-23] «Написать менеджеру» opens the chat about the deal: who answers, three ready questions, files, «прочитано»', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = surnameOf();
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'passport');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Написать менеджеру' }).first().click();
  const chat = chatOf(page);
  await expect(chat.getByText(/^Тема:\sБронь\sБ-\d+,\s«.+»$/)).toBeVisible();
  await expect(chat.getByText(/Мы\sна\sсвязи|Сейчас\sнас\sнет\sна\sсвязи/)).toBeVisible();
  await expect(chat.getByText(/\d:00.*–.*\d:00/)).toBeVisible();
  const phrases = chat.getByRole('list', { name: 'Можно спросить' }).getByRole('button');
  await expect(phrases).toHaveCount(3);
  await phrases.filter({ hasText: /продлить\sбронь/ }).click();
  const field = chat.getByRole('textbox', { name: 'Сообщение' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/продлить\sбронь/);

  await test.step('files: one of another kind is refused in words, one may be taken back', async () => {
    const file = (name: string) => ({ name, mimeType: 'image/png', buffer: passportPicture });
    const input = chat.locator('input[type=file]');
    await input.setInputFiles([file('чек.png'), file('лишний.png'), file('игра.exe')]);
    await expect(chat.getByText(/игра\.exe.*не\sможет\sбыть\sзагружен/)).toBeVisible();
    await chat.getByRole('button', { name: /Убрать.*лишний\.png/ }).click();
    await expect(chat.getByRole('list', { name: 'Файлы сообщения' }).getByRole('listitem')).toHaveCount(1);
  });
  await test.step('a press while a file is on its way is remembered', async () => {
    let arrives = () => {};
    const late = new Promise<void>((done) => {
      arrives = done;
    });
    await page.route('**/api/upload', async (route) => {
      await late;
      await route.continue();
    });
    const second = { name: 'расписка.png', mimeType: 'image/png', buffer: passportPicture };
    await chat.locator('input[type=file]').setInputFiles(second);
    await chat.getByRole('button', { name: 'Отправить' }).click();
    await expect(chat.getByText(/Сообщение\sуйдёт, когда\sдойдут\sвсе/)).toBeVisible();
    await expect(field).toHaveValue(/продлить\sбронь/);
    arrives();
  });
  const said = chat.getByRole('log');
  await expect(said.getByRole('link')).toHaveText([/чек\.png/, /расписка\.png/]);
  await expect(said.getByText(/^Бронь\sБ-\d+,\s«.+»$/)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Убрать тему' })).toBeHidden();
  await expect(said.getByText(/прочитано/)).toBeHidden();

  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'manager');
  await desk.goto(`${addresses.office}/chats`);
  const row = desk.getByRole('link', { name: new RegExp(surname) });
  await expect(row).toContainText(/Бронь\sБ-\d+/);
  await row.click();
  await expect(said.getByText(/прочитано/)).toBeVisible();
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: /чек\.png/ }).click();
  expect((await download).suggestedFilename()).toBe('чек.png');
  await desk
    .getByRole('log')
    .getByRole('link', { name: /^Бронь\sБ-\d+/ })
    .click();
  await expect(desk.getByRole('heading', { name: new RegExp(surname) })).toBeVisible();
  await desk.context().close();
});

test('a topic that was taken off is not sent; pressed again it is there again, and the words stay', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer({ surname: surnameOf() }), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'passport');
  await page.goto('/dashboard');
  const ask = page.getByRole('button', { name: 'Написать менеджеру' }).first();
  await ask.click();
  const chat = chatOf(page);
  const field = chat.getByRole('textbox', { name: 'Сообщение' });
  await field.fill('Ещё думаю');
  await chat.getByRole('button', { name: 'Убрать тему' }).click();
  await expect(chat.getByText(/Бронь\sБ-/)).toBeHidden();
  await page.keyboard.press('Escape');
  await ask.click();
  await expect(chat.getByText(/Бронь\sБ-/)).toBeVisible();
  await expect(field).toHaveValue('Ещё думаю');
  await chat.getByRole('button', { name: 'Убрать тему' }).click();
  await chat.getByRole('button', { name: 'Отправить' }).click();
  await expect(chat.getByText(/^Ещё думаю\s*\d\d:\d\d$/)).toBeVisible();
  await expect(chat.getByText(/Бронь\sБ-/)).toBeHidden();
});

test('without a connection what is written waits in sight and goes by itself, in order', async ({ page }) => {
  const buyer = await makeBuyer({ surname: surnameOf() });
  await page.clock.install();
  await signIn(page, buyer.phone);
  await openChatHere(page);
  const chat = chatOf(page);
  await say(page, 'Первое');
  await expect(chat.getByText(/^Первое\s*\d\d:\d\d$/)).toBeVisible();
  await page.context().setOffline(true);
  await say(page, 'Второе');
  await say(page, 'Третье');
  await expect(chat.getByText('ждёт связи, отправится само')).toHaveCount(2);
  await page.context().setOffline(false);
  await passRetries(page, () =>
    expect(chat.getByText(/ждёт связи|отправляем/)).toHaveCount(0, { timeout: 250 }),
  );
  const said = await chat.getByRole('log').textContent();
  expect(said?.match(/Первое|Второе|Третье/g)).toEqual(['Первое', 'Второе', 'Третье']);
});

test('[S4.10-12] a guid in the address of any page opens the chat and leaves the address; another’s opens one’s own', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [buyer, stranger] = [await makeBuyer({ surname: surnameOf() }), await makeBuyer()];
  await signIn(page, buyer.phone);
  const guid = page.waitForResponse('**/api/chat/guid');
  await openChatHere(page);
  const own = ((await (await guid).json()) as { data: { guid: string } }).data.guid;
  await say(page, 'Только моё');
  await expect(chatOf(page).getByText(/^Только моё\s*\d\d:\d\d$/)).toBeVisible();
  for (const path of ['/notifications', '/estates?rooms=2', '/no-such-page']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}guid=${own}`);
    await expect(chatOf(page).getByText('Только моё')).toBeVisible();
    await expect(page).toHaveURL((url) => !url.search.includes('guid'));
  }
  const other: Page = await (await browser.newContext(contextOptions)).newPage();
  await other.goto(`/notifications?guid=${own}`);
  await expect(other).toHaveURL((url) => url.pathname === '/auth' && !url.search.includes('guid'));
  await other.getByLabel('Телефон').fill(stranger.phone.slice(1));
  await other.getByLabel('Пароль', { exact: true }).fill('novosel-demo');
  await other.getByRole('button', { name: 'Войти' }).click();
  await expect(chatOf(other).getByText('Задайте вопрос')).toBeVisible();
  await expect(other.getByText('Только моё')).toHaveCount(0);
  await other.context().close();
});

test('[S7-55, S7-56] when the guid call fails, the page’s own client serves, and the chat works', async ({
  page,
}) => {
  const buyer = await makeBuyer({ surname: surnameOf() });
  await signIn(page, buyer.phone);
  await refuse(page, '**/api/chat/guid', { code: 'INTERNAL', times: 1 });
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().includes('script.mjs');
  });
  await openChatHere(page);
  await expect(chatOf(page).getByText('Задайте вопрос')).toBeVisible();
  expect(asked).toBe(false);
  await say(page, 'Слышно?');
  await expect(chatOf(page).getByText(/^Слышно\?\s*\d\d:\d\d$/)).toBeVisible();
});

test('[S8-09] when the chat does not answer, a toast says so', async ({ page }) => {
  const buyer = await makeBuyer({ surname: surnameOf() });
  await signIn(page, buyer.phone);
  await refuse(page, '**/api/chat/**', { code: 'INTERNAL', message: '' });
  await openChatHere(page);
  await expect(
    page.getByText(
      'Неизвестная ошибка. Пожалуйста повторите действие позже или обратитесь к своему менеджеру.',
    ),
  ).toBeVisible();
  await expect(chatOf(page)).toBeHidden();
});

test('[S7-57, S7-58] the buttons of the chat have the ids 61-66 and 104-107', async ({ page, isMobile }) => {
  const ids = Object.values(chatButtons);
  expect([...ids].sort((a, b) => a - b)).toEqual([61, 62, 63, 64, 65, 66, 104, 105, 106, 107]);
  const buyer = await makeBuyer({ surname: surnameOf() });
  await signIn(page, buyer.phone);
  const opens = async (id: number) => {
    await page.locator(`[id="${id}"]`).click();
    await expect(chatOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
  };
  await opens(isMobile ? chatButtons.tabBar : chatButtons.header);
  await page.goto('/no-such-page');
  await opens(chatButtons.errorPage);
  await page.goto('/services/insurance');
  await opens(chatButtons.section);
});
