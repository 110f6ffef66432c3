// Features: feedback.

import { expect, type Page, test } from '@playwright/test';
import { makeBuyer } from '../../stage/people.ts';
import { allowAll, breakOff } from '../../steps/browser/refuse.ts';
import { chooseSubject, letterIn } from '../../steps/deals/feedback.ts';
import { isCovered } from '../../steps/looks/is-covered.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const kept = 'Черновик сохранён';

/** Opens the form as a page of its own, and waits until it accepts typing. */
async function openForm(page: Page, address = '/feedback/create') {
  await page.goto(address);
  const letter = letterIn(page);
  await expect(letter.message).toBeVisible();
  return letter;
}

test('[S7-38, S3-19] one draft in two tabs: the words of neither are lost; without connection they survive a reload and go when it is back', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const here = await openForm(page);
  await here.message.fill('Начал здесь');
  await expect(page.getByText(kept)).toBeVisible();
  const other = await page.context().newPage();
  const there = await openForm(other);
  await expect(there.message).toHaveValue('Начал здесь');
  await there.message.fill('Начал здесь, продолжил там');
  await expect(other.getByText(kept)).toBeVisible();
  await test.step('the tab with the older words goes on by itself, and says so', async () => {
    await here.message.fill('Начал здесь, продолжил здесь');
    await expect(page.getByRole('alert')).toContainText('Этот черновик изменили в другой вкладке');
    await expect(page.getByText(kept)).toBeVisible();
  });
  await page.goto('/feedback');
  const drafts = page.getByRole('region', { name: 'Черновики' });
  await expect(drafts.getByText('Начал здесь, продолжил здесь')).toBeVisible();
  await expect(drafts.getByText('Начал здесь, продолжил там')).toBeVisible();
  await test.step('no connection: what is typed is there after a reload, and goes', async () => {
    await breakOff(other, '**/api/feedback/drafts/*');
    await there.message.fill('Начал здесь, продолжил там без связи');
    await expect(other.getByText(kept)).toBeHidden();
    await other.reload();
    await expect(there.message).toHaveValue('Начал здесь, продолжил там без связи');
    await allowAll(other);
    await there.message.press('Control+End');
    await there.message.pressSequentially('!');
    await expect(other.getByText(kept)).toBeVisible();
    await page.reload();
    await expect(drafts.getByText('Начал здесь, продолжил там без связи!')).toBeVisible();
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
  });
  await test.step('begun anew: the draft is gone for good, and the first field has the focus', async () => {
    await there.message.fill('Не нужно');
    await other.getByRole('button', { name: 'Начать заново' }).click();
    await expect(there.message).toHaveValue('');
    await expect(there.subject).toBeFocused();
    await chooseSubject(other, other, 'Другое');
    await there.message.fill('Всё-таки вопрос');
    await there.send.click();
    await expect(other.getByText('Сообщение отправлено')).toBeVisible();
    await page.reload();
    await expect(drafts.getByRole('listitem')).toHaveCount(1);
  });
});

test('[S2.2-07, S3-18] an answer that is being written survives a reload, and goes on as a new request when the desk closes the old one', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Ответова');
  await signIn(page, (await makeBuyer({ surname })).phone);
  const letter = await openForm(page);
  await chooseSubject(page, page, 'Клуб привилегий');
  await letter.message.fill('Как вступить?');
  await letter.send.click();
  await page.getByRole('link', { name: /Открыть обращение/ }).click();
  const answer = page.getByLabel('Ваше сообщение');
  await answer.fill('И сколько это стоит');
  await page.reload();
  await expect(answer).toHaveValue('И сколько это стоит');
  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'support');
  await desk.getByRole('navigation').getByRole('link', { name: 'Обращения' }).first().click();
  await desk.getByRole('link', { name: new RegExp(surname) }).click();
  const close = desk.getByRole('button', { name: 'Закрыть обращение' });
  await desk.getByLabel('Ответ покупателю').fill('По заявлению.');
  await desk.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByText('По заявлению.')).toBeVisible();
  await test.step('the note that it was sent does not lie over what is pressed next', async () => {
    await expect(close).toBeEnabled();
    await close.scrollIntoViewIfNeeded();
    await expect(desk.getByText('Ответ отправлен покупателю')).toBeInViewport();
    expect(await isCovered(close)).toBe(false);
  });
  await close.click();
  const unsent = page.getByLabel('Не отправлено');
  await expect(unsent).toHaveValue('И сколько это стоит');
  await page.reload();
  await expect(unsent).toHaveValue('И сколько это стоит');
  await page.getByRole('button', { name: 'Перенести в новое обращение' }).click();
  await page.waitForURL('**/feedback/create/*');
  await expect(letter.message).toHaveValue('И сколько это стоит');
  await expect(letter.subject).toContainText('Клуб привилегий');
  await letter.send.click();
  await expect(page.getByText('Сообщение отправлено')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Обращение закрыто. Если вопрос остался, напишите новое.')).toBeVisible();
  await desk.context().close();
});
