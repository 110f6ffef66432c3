// Features: queue, deal, payments, chat.
// Widths: wide, staff work at a desk.

import { formatDayTime } from '@novosel/contract/time/time.ts';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';
import { chatOf, openChatHere, say } from '../../steps/deals/chat.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { enterStaff, signIn, signInStaff, signInStaffByHand } from '../../steps/people/sign-in.ts';

const surnameOf = () => ownSurname('Очередева');

test.describe('[S1-06, S6-09, S6-11, S6-13] the desk', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  const act = (name: string) => desk.getByRole('button', { name, exact: true }).first().click();

  test('the queue moves while a buyer acts; the manager extends the hold and cancels it; the buyer sees both', async ({
    page,
  }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signInStaff(desk, 'manager');
    // The whole queue has more deals than its first page.
    await desk.getByRole('searchbox').fill(surname);
    const row = desk.getByRole('link', { name: new RegExp(surname) });
    await expect(row).toBeHidden();

    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport');
    await expect(row).toBeVisible();
    await expect(row).toContainText('Заполнить паспорт');

    await openDeal(desk, surname, surname);
    await act('Продлить бронь');
    const window = desk.getByRole('dialog').filter({ has: desk.getByLabel('Причина') });
    await window.getByRole('button', { name: '+3 дня' }).click();
    await window.getByRole('button', { name: 'Продлить' }).click();
    await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    const before = await holdOf(estate);
    await window.getByLabel('Причина').fill('Ждёт супруга из рейса');
    await window.getByRole('button', { name: 'Продлить' }).click();
    await expect(window).toBeHidden();
    await expect(desk.getByText('Ждёт супруга из рейса')).toBeVisible();
    expect((await holdOf(estate)) - before).toBeGreaterThan(2 * 86_400_000);
    const until = formatDayTime(await holdOf(estate), { now: Date.now(), readerZone: 'Europe/Moscow' });
    await expect(page.getByRole('heading', { name: `Оформите бронь до ${until}` })).toBeVisible();

    await act('Отменить бронь');
    await window.getByLabel('Причина').fill('По просьбе покупателя');
    await window.getByRole('button', { name: 'Отменить бронь' }).click();
    await atScreen(page, estate, 'canceled');
    await expect(page.getByText('По просьбе покупателя')).toBeVisible();
  });

  test('the manager reads and answers the buyer beside the deal, and the buyer has the answer', async ({
    page,
    isMobile,
  }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport');
    await signInStaff(desk, 'manager');
    await openDeal(desk, surname, surname);
    const beside = desk.getByRole('region', { name: 'Чат с покупателем' });
    if (!isMobile) await expect(beside.getByText('Разговора ещё не было')).toBeVisible();

    await page.goto('/');
    await openChatHere(page);
    await say(page, 'Можно подписать сейчас?');
    // On a phone there is no room beside the deal, so a link leads to the conversation.
    if (isMobile) await desk.getByRole('link', { name: 'Чат с покупателем' }).click();
    const seen = isMobile ? desk.getByRole('region', { name: 'Разговор' }) : beside;
    await expect(seen.getByText('Можно подписать сейчас?')).toBeVisible();
    if (!isMobile) await expect(seen.getByText('в кабинете сейчас')).toBeVisible();
    const field = seen.getByRole('textbox', { name: 'Ответ покупателю' });
    if (!isMobile) {
      // The deal's answer is put into the field, and sent only after staff has read it.
      await seen.getByRole('button', { name: /^Сейчас\sваш\sход:/ }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/^Сейчас\sваш\sход:\s.+\.\sСрок\s—\sдо\s.+\.$/);
      await expect(chatOf(page).getByText(/Сейчас\sваш\sход/)).toHaveCount(0);
    }
    await field.fill('Да, каждый подписывает сам');
    await seen.getByRole('button', { name: 'Отправить' }).click();
    await expect(chatOf(page).getByText('Да, каждый подписывает сам')).toBeVisible();
    await expect(seen.getByText(/прочитано/)).toBeVisible();
    if (!isMobile) await expect(desk.getByRole('heading', { name: new RegExp(surname) })).toBeVisible();
  });

  test('who may not read chats has none beside the deal', async ({ page }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport');
    await signInStaff(desk, 'lawyer');
    await openDeal(desk, surname, surname);
    await expect(desk.getByRole('region', { name: 'Чат с покупателем' })).toHaveCount(0);
    await expect(desk.getByRole('link', { name: /^(Чат с покупателем|Написать покупателю)$/ })).toHaveCount(
      0,
    );
  });

  test('a manager writes first beside the deal, with a file and about it; the buyer hears of it and answers', async ({
    page,
  }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport');
    await page.goto('/notifications');
    await signInStaff(desk, 'manager');
    await openDeal(desk, surname, surname);
    const beside = desk.getByRole('region', { name: 'Чат с покупателем' });
    await expect(beside.getByText(/^Тема:\sБронь\sБ-\d+,\s«.+»$/)).toBeVisible();
    await expect(beside.getByRole('button', { name: /^Здравствуйте!/ })).toHaveCount(3);
    await beside.getByRole('button', { name: /Бронь\sещё\sне\sзавершена/ }).click();
    const field = beside.getByRole('textbox', { name: 'Сообщение покупателю' });
    await expect(field).toHaveValue(/Бронь\sещё\sне\sзавершена/);
    const file = { name: 'образец.png', mimeType: 'image/png', buffer: passportPicture };
    await beside.locator('input[type=file]').setInputFiles(file);
    await expect(beside.getByRole('button', { name: /Убрать.*образец\.png/ })).toBeVisible();
    await beside.getByRole('button', { name: 'Отправить' }).click();
    await expect(beside.getByRole('log').getByText(/Бронь\sещё\sне\sзавершена/)).toBeVisible();

    await expect(page.getByRole('button', { name: /^Чат.*1/ }).first()).toBeVisible();
    await openChatHere(page);
    const said = chatOf(page).getByRole('log');
    await expect(said.getByText(/^Бронь\sБ-\d+,\s«.+»$/)).toBeVisible();
    await expect(said.getByText(/Марина\sЛебедева, менеджер/)).toBeVisible();
    const download = page.waitForEvent('download');
    await said.getByRole('link', { name: /образец\.png/ }).click();
    expect((await download).suggestedFilename()).toBe('образец.png');
    await expect(beside.getByText(/прочитано/)).toBeVisible();
    await say(page, 'Да, нужно ещё два дня');
    await expect(beside.getByText('Да, нужно ещё два дня')).toBeVisible();
    await expect(said.getByText(/прочитано/)).toBeVisible();
  });

  test('the accountant confirms the money of the cash desk; a manager may not', async ({
    page,
    isMobile,
  }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'payment');
    await button(page, 'Заплачу в кассе').click();
    await atScreen(page, estate, 'status');
    await expect(page.getByRole('heading', { name: 'Оплатите в кассе' })).toBeVisible();

    await signInStaff(desk, 'accountant');
    await openDeal(desk, surname, surname);
    await expect(desk.getByText('Продлевает менеджер или администратор')).toBeVisible();
    await act('Подтвердить оплату в кассе');
    // The toast of success is a dialog, too.
    const window = desk.getByRole('dialog').filter({ has: desk.getByLabel('Сумма по чеку') });
    await window.getByLabel('Сумма по чеку').fill('29999');
    await window.getByLabel('Номер чека').fill('К-118');
    await window.getByRole('button', { name: 'Подтвердить оплату' }).click();
    await expect(window.getByText('Нужно ровно')).toBeVisible();
    await window.getByLabel('Сумма по чеку').fill('30000');
    await window.getByRole('button', { name: 'Подтвердить оплату' }).click();
    await expect(window).toBeHidden();
    await atScreen(page, estate, 'success');
    if (!isMobile) await expect(desk.getByText('Бронь оплачена в кассе').first()).toBeVisible();
  });

  test('a wrong number of the second factor is refused; a lawyer sees, and may not act', async ({
    browserName,
  }) => {
    expect(browserName).toBe('chromium');
    await enterStaff(desk, 'lawyer@demo.test');
    await desk.getByLabel(/Код/).fill('000000');
    await expect(desk.getByText('Неверный код из приложения.')).toBeVisible();
    await signInStaffByHand(desk, 'lawyer');
    await desk.goto(`${addresses.office}/audit`);
    await expect(desk.getByText('Журнал видит только администратор')).toBeVisible();
    await expect(desk.getByRole('table')).toHaveCount(0);
  });
});

async function holdOf(estate: number): Promise<number> {
  const [row] = await sql<{ until: Date }>(
    'select hold_until as until from bookings where estate_id = $1 and ended_at is null',
    [estate],
  );
  return row?.until.getTime() ?? 0;
}
