// Features: contract, contracts, deal.

import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { button } from '../../steps/deals/booking.ts';
import { awaitContract, readContract } from '../../steps/deals/contract.ts';
import { agreeOnPage, draftAndSend, readToEnd } from '../../steps/deals/contract-pages.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

/** The day of the month of a date as it is typed. */
const dayOf = (typed: string): string => String(Number(typed.slice(0, 2)));

test('[S2.3-11, S4.1-07] a question at a clause brings version 2: only what has changed is read, and then agreed to', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Графикова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await awaitContract(buyer, estate, 'installment');
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  const first = 'День первого платежа';
  const [early, late] = [dayIn(90), dayIn(100)];
  const questions = desk.getByRole('list', { name: 'Вопросы к договору' });

  await test.step('the lawyer sends version 1, the buyer reads it and asks at a clause', async () => {
    await signInStaff(desk, 'lawyer');
    await openDeal(desk, surname, surname);
    await draftAndSend(desk, (window) => window.getByLabel(first).fill(early));
    await readContract(buyer, estate);
    await signIn(page, buyer.phone, `/deals/${estate}/contract`);
    await page.getByRole('searchbox', { name: 'Найти в договоре' }).fill('Порядок и сроки оплаты');
    await page
      .getByRole('button', { name: /^Спросить\sо\sпункте/ })
      .first()
      .click();
    await page.getByLabel(/^Ваш\sвопрос\sк\sпункту/).fill('Зарплата двадцатого: можно платить после неё?');
    await button(page, 'Отправить вопрос').click();
    await expect(page.getByText(/когда\sюрист\sответит/).last()).toBeVisible();
  });

  await test.step('the lawyer answers and sends version 2', async () => {
    await expect(questions.getByText('Зарплата двадцатого: можно платить после неё?')).toBeVisible();
    await questions.getByRole('textbox', { name: 'Ответ' }).fill('Да: перенесли первый платёж.');
    await questions.getByRole('button', { name: 'Ответить' }).click();
    await expect(questions.getByText('Есть ответ')).toBeVisible();
    await draftAndSend(desk, (window) => window.getByLabel(first).fill(late));
  });

  await test.step('the buyer reads only what has changed, and agrees', async () => {
    await expect(page.getByText('Действует редакция № 2').first()).toBeVisible();
    await button(page, 'Показать изменения').last().click();
    await expect(page.getByText(/^Изменил/)).toBeVisible();
    await expect(page.getByText(/^Прочитано\s\d\sиз\s\d$/).first()).toBeVisible();
    await expect(
      page
        .locator('del')
        .filter({ hasText: dayOf(early) })
        .first(),
    ).toBeVisible();
    await expect(
      page
        .locator('ins')
        .filter({ hasText: dayOf(late) })
        .first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Вопросы' }).click();
    await expect(page.getByText('Да: перенесли первый платёж.')).toBeVisible();
    await page.getByRole('tab', { name: 'Что изменилось' }).click();
    await readToEnd(page);
    await agreeOnPage(page);
    await expect(page.getByText(/^Отпечаток/)).toBeVisible();
  });
  await desk.context().close();
});
