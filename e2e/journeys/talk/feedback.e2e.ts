// Features: feedback.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { type Buyer, makeBuyer } from '../../stage/people.ts';
import { allowAll, answerMalformed, breakOff, refuse } from '../../steps/browser/refuse.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { chooseSubject, letterIn, openWindow, picture, subjects, title } from '../../steps/deals/feedback.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

const sent = 'Ваше обращение зарегистрировано. Мы свяжемся с вами по указанным контактам.';

/** The same person on another device. */
async function elsewhere(page: Page, { phone }: Buyer): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const other = await (await browser.newContext({ baseURL: addresses.cabinet, locale: 'ru-RU' })).newPage();
  await signIn(other, phone);
  return other;
}

test('[S2.7-01, S2.7-02, S2.7-46, S3-17, S3-19, S3-87, S5-01, S5-03, S5-05, S5-07, S7-38, S7-39, S8-07, S8-08] the window: the subjects in a list of 250 px, files, a draft that follows the person, and it is sent', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  await signIn(page, buyer.phone);
  let window = await openWindow(page);
  let letter = letterIn(window);
  await test.step('nothing can be sent without a subject and three characters', async () => {
    await expect(letter.send).toBeDisabled();
    await letter.message.fill('Где мои ключи?');
    await expect(letter.send).toBeDisabled();
    await letter.subject.click();
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option')).toHaveText(subjects);
    // Phones lay out in fractions of a pixel.
    expect(await list.evaluate((element) => Math.round(element.getBoundingClientRect().height))).toBe(250);
    await page.getByRole('option', { name: 'Клуб привилегий' }).click();
    await expect(letter.send).toBeEnabled();
    await letter.message.fill(' да ');
    await expect(letter.send).toBeDisabled();
    await letter.message.fill('где');
    await expect(letter.send).toBeEnabled();
    await expect(window.getByText('3 / 65\u00a0535')).toBeVisible();
  });
  await test.step('two files, and one of another type is not taken', async () => {
    await letter.files.setInputFiles([picture('план.png'), picture('фото.png')]);
    for (const name of ['план.png', 'фото.png'])
      await expect(window.getByRole('button', { name: `Убрать ${name}` })).toBeVisible();
    await letter.files.setInputFiles({
      name: 'план.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(window.getByRole('alert').filter({ hasText: 'план.svg' })).toBeVisible();
  });
  await expect(window.getByText('Черновик сохранён')).toBeVisible();
  await test.step('a reload and another device go on with it', async () => {
    await page.reload();
    window = await openWindow(page);
    letter = letterIn(window);
    await expect(letter.message).toHaveValue('где');
    await expect(letter.subject).toContainText('Клуб привилегий');
    await expect(window.getByRole('button', { name: 'Убрать план.png' })).toBeVisible();
    const other = await elsewhere(page, buyer);
    await other.goto('/feedback');
    await other
      .getByRole('region', { name: 'Черновики' })
      .getByRole('link', { name: 'Клуб привилегий' })
      .click();
    await expect(letterIn(other).message).toHaveValue('где');
    await other.context().close();
  });
  await test.step('it goes in parts; the window closes and says so', async () => {
    const going = page.waitForRequest('**/api/feedback');
    await letter.send.click();
    const request = await going;
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
    const names = [...(request.postData() ?? '').matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['subject', 'message', 'files[]', 'files[]', 'draft']);
    await expect(page.getByText('Сообщение отправлено', { exact: true })).toBeVisible();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(window).toBeHidden();
  });
  await page.goto('/feedback');
  await expect(page.getByRole('link', { name: /Клуб привилегий/ })).toContainText('Ждёт ответа');
  await expect(page.getByRole('region', { name: 'Черновики' })).toBeHidden();
});

test('[S8-06, S8-31, S5-48] what fails: the letter stays with the words of the server; a list that does not load is only logged; no list is an empty one', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const window = await openWindow(page);
  const letter = letterIn(window);
  await chooseSubject(page, window, 'Другое');
  await letter.message.fill('Не отправляется');
  const alert = window.getByRole('alert').filter({ hasText: 'Сообщение не отправлено' });
  await refuse(page, '**/api/feedback', { code: 'FEEDBACK_LIMIT', params: { max: 20 } });
  await letter.send.click();
  await expect(alert).toContainText('За сутки можно написать не больше 20 раз');
  await allowAll(page);
  await breakOff(page, '**/api/feedback');
  await letter.send.click();
  await expect(alert).toContainText('Сервис временно недоступен');
  await expect(letter.message).toHaveValue('Не отправляется');
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await allowAll(page);

  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.clock.install();
  await breakOff(page, '**/api/feedback/items');
  await page.goto('/feedback');
  await seeFailed(page, page.getByRole('main').getByText('Обращения не загрузились'));
  await expect.poll(() => logged.some((text) => text.includes('/api/feedback/items'))).toBe(true);
  await expect(page.getByRole('region', { name: 'Сообщения' }).getByRole('dialog')).toHaveCount(0);
  await allowAll(page);
  await answerMalformed(page, '**/api/feedback/items');
  const again = page.getByRole('button', { name: 'Повторить' });
  // News by the socket may have refetched before the press.
  await again.click({ timeout: 3000 }).catch(() => expect(again).toBeHidden());
  await expect(page.getByText('Открытых обращений нет')).toBeVisible();
});

test('[S1-22, S2.1-09, S2.1-23, S2.2-06, S2.2-07, S2.4-14, S3-18, S7-37] support answers, the buyer sees «Новый ответ» at once and writes on; closed, it takes no more', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Вопросова');
  const buyer = await makeBuyer({ surname });
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'support');
  await desk.getByRole('navigation').getByRole('link', { name: 'Обращения' }).first().click();
  await expect(desk.getByRole('heading', { name: 'Обращения', level: 2 })).toBeVisible();

  await signIn(page, buyer.phone, '/dashboard');
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('link', { name: 'Мои обращения' }).click();
  await page.waitForURL('**/feedback');
  await expect(page.getByRole('heading', { name: 'Мои обращения' })).toBeVisible();
  await page.goto('/feedback/create');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await chooseSubject(page, page, 'Ход строительства и передача ключей');
  await letterIn(page).message.fill('Когда сдача дома?');
  await letterIn(page).files.setInputFiles(picture('стройка.png'));
  await expect(page.getByRole('button', { name: 'Убрать стройка.png' })).toBeVisible();
  await letterIn(page).send.click();
  await expect(page.getByText(sent)).toContainText(/Ответим до\s\d+\s\S+\s18:00\./);

  await test.step('the queue moves by itself; the desk answers', async () => {
    await desk.getByRole('link', { name: new RegExp(surname) }).click();
    await expect(desk.getByText('Когда сдача дома?').last()).toBeVisible();
    await expect(desk.getByText(/^Ответить до\s\d+\s\S+\s18:00$/).first()).toBeVisible();
    await expect(desk.getByRole('link', { name: /стройка.png/ })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Закрыть обращение' })).toBeDisabled();
    await page.goto('/feedback/all');
    await expect(page.getByRole('heading', { name: 'Все обращения' })).toBeVisible();
    await desk.getByLabel('Ответ покупателю').fill('В мае 2028 года.');
    await desk.getByRole('button', { name: 'Ответить' }).click();
    await expect(desk.getByText('Ответ отправлен покупателю')).toBeVisible();
  });
  const row = page.getByRole('main').getByRole('link', { name: /Ход строительства/ });
  await expect(row).toContainText('Новый ответ');
  await row.click();
  await page.waitForURL('**/feedback/view/*');
  const address = page.url();
  await expect(page.getByText('В мае 2028 года.')).toBeVisible();
  await expect(page.getByRole('link', { name: /стройка.png/ })).toBeVisible();
  await page.getByLabel('Ваше сообщение').fill('Спасибо, жду.');
  await page.getByRole('button', { name: 'Отправить', exact: true }).click();
  await expect(desk.getByText('Спасибо, жду.').last()).toBeVisible();
  await desk.getByLabel('Ответ покупателю').fill('Пожалуйста!');
  await desk.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByText('Пожалуйста!')).toBeVisible();
  await desk.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(page.getByText('Обращение закрыто. Если вопрос остался, напишите новое.')).toBeVisible();
  await expect(page.getByLabel('Ваше сообщение')).toBeHidden();
  await page.goto('/feedback/all');
  await expect(row).toContainText('Закрыто');
  await desk.context().close();

  const other = await elsewhere(page, await makeBuyer());
  await other.goto(address);
  await expect(other.getByText('Такого обращения нет')).toBeVisible();
  await other.context().close();
});
