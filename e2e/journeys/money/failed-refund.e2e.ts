// Features: booking, payments.
// Widths: wide, staff work at a desk.

import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { giveUpInVain } from '../../steps/deals/failed-refund.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

test.describe('[S6-13] money that the bank will not return', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  test('is ours: the buyer reads until when, the desk asks the bank again and then gives it back otherwise', async ({
    page,
  }) => {
    const surname = ownSurname('Возвратова');
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await giveUpInVain(page, buyer, estate);

    await test.step('the buyer', async () => {
      await expect(page.getByText('Вернём их целиком не позже')).toBeVisible();
      await expect(page.getByText('Ждём банк')).toBeHidden();
      await page.goto(`/deals/${estate}/view`);
      await expect(page.getByText('Возвращаем деньги сами').first()).toBeVisible();
    });

    await test.step('the desk asks again, and hears no once more', async () => {
      await signInStaff(desk, 'accountant');
      await desk.getByRole('searchbox').fill(surname);
      await expect(desk.getByRole('link', { name: new RegExp(surname) })).toContainText('банк отказал');
      await desk.getByRole('link', { name: new RegExp(surname) }).click();
      await expect(desk.getByRole('heading', { name: 'Вернуть деньги: банк отказал' })).toBeVisible();
      await desk.getByRole('button', { name: 'Запросить возврат снова' }).click();
      const window = desk.getByRole('dialog', { name: 'Запросить возврат снова' });
      await expect(window.getByText('Эквайер отказал')).toBeVisible();
      await window.getByRole('button', { name: 'Запросить снова' }).click();
      await expect(window).toBeHidden();
      await expect(desk.getByText('Ответ банка о другой сумме или платеже').first()).toBeVisible({
        timeout: 30_000,
      });
    });

    await test.step('the desk gives it back otherwise, and the buyer sees it', async () => {
      await desk.getByRole('button', { name: 'Вернули иначе' }).click();
      const window = desk.getByRole('dialog', { name: 'Вернули деньги иначе' });
      await window.getByLabel('Сумма по документу').fill('30000');
      await window.getByLabel('Номер платёжного поручения').fill('318');
      await window.getByRole('button', { name: 'Деньги возвращены' }).click();
      await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
      await window.getByLabel('Причина').fill('Карта закрыта, перевод по заявлению');
      await window.getByRole('button', { name: 'Деньги возвращены' }).click();
      await expect(window).toBeHidden();
      await expect(desk.getByText('Карта закрыта, перевод по заявлению').first()).toBeVisible();
      await page.goto(`/deals/${estate}/booking/status`);
      await expect(page.getByRole('heading', { name: 'Деньги вернулись' })).toBeVisible();
    });
  });
});
