// Features: notifications, catalogue.

import { expect, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { letterFor } from '../../stage/outside.ts';
import { makeBuyer } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { chooseSubject, letterIn } from '../../steps/deals/feedback.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

test('[S2.1-11, S4.3-04] a person chooses what comes and where; a letter of his choice is ended by its own link, without a sign-in', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Письмова');
  const buyer = await makeBuyer({ surname });
  const since = new Date();
  await signIn(page, buyer.phone, '/profile');
  const news = page.getByRole('region', { name: 'Что и куда присылать' });
  const kind = (name: string) => news.getByRole('group', { name });

  await test.step('terms and money cannot be switched off altogether; the SMS of them can', async () => {
    const deal = kind('Сделка и деньги');
    await expect(deal.getByText('В кабинете: всегда')).toBeVisible();
    await expect(deal.getByText('Письмом: всегда')).toBeVisible();
    await expect(deal.getByRole('checkbox')).toHaveCount(1);
    const kept = () => page.waitForResponse('**/api/users/subscriptions');
    await Promise.all([kept(), deal.getByLabel('В СМС').uncheck()]);
    await Promise.all([kept(), kind('Избранное').getByLabel('Письмом').check()]);
    await page.reload();
    await expect(deal.getByLabel('В СМС')).not.toBeChecked();
    await expect(kind('Избранное').getByLabel('Письмом')).toBeChecked();
  });

  await test.step('offers come only after the consent, which then stands among the consents', async () => {
    const offers = kind('Предложения и скидки');
    await expect(offers.getByRole('checkbox')).toHaveCount(0);
    await button(page, 'Дать согласие на рекламу').click();
    await expect(offers.getByLabel('В СМС')).toBeChecked();
    await expect(news.getByRole('heading').locator('span')).toBeFocused();
    await offers.getByLabel('В СМС').uncheck();
    const consents = page.getByRole('region', { name: 'Мои согласия' });
    await expect(consents.getByRole('listitem').filter({ hasText: 'Согласие на рекламу' })).toContainText(
      'Действует',
    );
  });

  const letter = await test.step('an answer of support comes by letter', async () => {
    await page.goto('/feedback/create');
    await chooseSubject(page, page, 'Другое');
    await letterIn(page).message.fill('Есть вопрос');
    await letterIn(page).send.click();
    await expect(page.getByText('Ваше обращение зарегистрировано')).toBeVisible();
    const desk = await (await browser.newContext(contextOptions)).newPage();
    await signInStaff(desk, 'support');
    await desk.getByRole('navigation').getByRole('link', { name: 'Обращения' }).first().click();
    await desk.getByRole('link', { name: new RegExp(surname) }).click();
    await desk.getByLabel('Ответ покупателю').fill('Ответ');
    await desk.getByRole('button', { name: 'Ответить' }).click();
    await expect(desk.getByText('Ответ отправлен покупателю')).toBeVisible();
    await desk.context().close();
    return letterFor(`${buyer.phone}@buyer.test`, since);
  });

  await test.step('its link shows a page to whoever opens it; only the press ends the letters', async () => {
    const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(letter.text)?.[0] ?? '';
    const guest = await (await browser.newContext(contextOptions)).newPage();
    await guest.goto(new URL(link).pathname);
    await expect(guest.getByText('Больше не присылать письма «Ответы поддержки»?')).toBeVisible();
    const chosen = () =>
      sql("select is_on from subscriptions where user_id = $1 and kind = 'answers'", [buyer.id]);
    expect(await chosen()).toEqual([]);
    await guest.getByRole('button', { name: 'Не присылать' }).click();
    await expect(guest.getByText('Письма «Ответы поддержки» больше не придут.')).toBeVisible();
    expect(await chosen()).toEqual([{ is_on: false }]);
    await guest.goto('/unsubscribe/1-answers-x');
    await expect(guest.getByText('Ссылка не открылась')).toBeVisible();
    await guest.context().close();
  });

  await page.goto('/profile');
  await expect(kind('Ответы поддержки').getByLabel('Письмом')).not.toBeChecked();
});
