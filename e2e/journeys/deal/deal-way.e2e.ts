// Features: deals, deal.

import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { agreeToContract, sendContract } from '../../steps/deals/contract.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { reach } from '../../steps/deals/states.ts';
import { chooseTerms, confirmTotal } from '../../steps/deals/terms.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

test.describe('[S4.1-09, S4.1-07] the way of a deal', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  test('the desk records what has happened; the buyer’s open page says whose turn it is now, and why', async ({
    page,
  }) => {
    const surname = ownSurname('Путева');
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'success', 'free');
    await chooseTerms(buyer, estate, 'full');
    await page.goto(`/deals/${estate}/view`);
    await expect(page.getByRole('heading', { name: 'Укажите участников сделки' })).toBeVisible();
    await passMembers(buyer, estate);
    await confirmTotal(buyer, estate);
    await expect(page.getByRole('heading', { name: 'Готовим договор' })).toBeVisible();
    await sendContract(buyer, estate);
    await expect(page.getByRole('heading', { name: 'Прочитайте договор' })).toBeVisible();
    await agreeToContract(buyer, estate);
    await expect(page.getByRole('heading', { name: 'Подпишите договор' })).toBeVisible();

    await signInStaff(desk, 'manager');
    await desk.getByRole('searchbox').fill(surname);
    await desk.getByRole('link', { name: new RegExp(surname) }).click();
    await desk.getByRole('button', { name: 'Отметить, что произошло' }).click();
    const window = desk.getByRole('dialog', { name: 'Отметить, что произошло' });
    await window.getByRole('button', { name: 'Отметить', exact: true }).click();
    await expect(window.getByText('Выберите, что произошло')).toBeVisible();
    await expect(window.getByText('Напишите, что именно произошло, хотя бы 3 знака')).toBeVisible();
    await window.getByLabel('Что произошло').click();
    await desk.getByRole('option', { name: 'Сделка передана на особое решение' }).click();
    await expect(window.getByText(/^Дальше: /)).toBeVisible();
    await window.getByLabel('Подробности').fill('Ждём справку из банка');
    await window.getByRole('button', { name: 'Отметить', exact: true }).click();
    await expect(window).toBeHidden();

    await expect(page.getByRole('heading', { name: 'Решаем ваш вопрос' })).toBeVisible();
    await expect(page.getByText('Ждём справку из банка').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Открыть сделку' })).toHaveCount(0);
  });

  test('what a role does not record is told with who does', async () => {
    await signInStaff(desk, 'accountant');
    await desk.getByRole('searchbox').fill('С-');
    await desk
      .getByRole('link', { name: /Регистрация в Росреестре/ })
      .first()
      .click();
    await desk.getByRole('button', { name: 'Отметить, что произошло' }).press('Enter');
    await expect(desk.getByText(/Этот шаг отмечают другие: /).first()).toBeVisible();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  });
});
