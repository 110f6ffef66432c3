// Features: booking.

import { groupThousands } from '@novosel/contract/texts/money.ts';
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, numberOf, passCodePause, pickEstate } from '../../stage/people.ts';
import { changeTerms } from '../../steps/browser/desk.ts';
import { atScreen, button, correctPassport, sign } from '../../steps/deals/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../../steps/deals/pay.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const surnameOf = () => ownSurname('Переподписина');

test.describe('[S2.3-21, S2.3-22, S4.1-06] terms that have changed', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
    await signInStaff(desk, 'manager');
  });
  test.afterEach(() => desk.context().close());

  test('are compared with the former ones, signed by a code of their own, and the former agreement stays', async ({
    page,
  }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'payment');
    const number = await numberOf(estate);
    await goToPayPage(page);
    await payByCard(page);
    await seePaid(page, estate);

    const rubles = await changeTerms(desk, surname, {
      percent: -4,
      reason: 'Согласовали цену с вами по телефону',
    });
    const price = page.getByText(`${groupThousands(rubles)} руб.`).first();
    await page.goto(`/booking/${estate}`);
    await atScreen(page, estate, 'resign');
    await expect(page.getByText('Согласовали цену с вами по телефону')).toBeVisible();
    await expect(price).toBeVisible();
    await expect(page.getByText(/Заплатите\sна\s.+(больше|меньше)/)).toBeVisible();
    await expect(page.getByText('Не меняется: срок, отделка, плата за бронь.')).toBeVisible();

    await test.step('the desk waits for the buyer, the list of deals asks him', async () => {
      await page.goto('/deals');
      await expect(page.locator(`main a[href="/deals/${estate}/view"]`)).toContainText(
        'Подпишите новую редакцию',
      );
      await page.goto(`/deals/${estate}/booking/resign`);
    });

    await test.step('[promise 44] a passport corrected meanwhile: the same terms in an edition with the new data', async () => {
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
      await correctPassport(page, 'г. Мезень');
      await expect(page.getByText('Соглашение составлено заново')).toBeVisible();
      await expect(page.getByText('Согласовали цену с вами по телефону').first()).toBeVisible();
    });

    await passCodePause(buyer);
    await sign(page, buyer);
    await atScreen(page, estate, 'resign-success');
    await expect(page.getByRole('heading', { name: 'Новые условия подписаны' })).toBeVisible();
    await expect(price).toBeVisible();
    await page.getByRole('link', { name: 'Перейти к сделке' }).click();
    await page.waitForURL(`**/deals/${estate}/view`);
    const papers = page.getByRole('link', { name: new RegExp(`Соглашение.+${number}`) });
    await expect(papers).toHaveCount(2);
  });

  test('may be left: what was signed stays', async ({ page }) => {
    const surname = surnameOf();
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'payment');
    await changeTerms(desk, surname, { percent: 4, reason: 'Опечатка в прайс-листе' });
    await atScreen(page, estate, 'resign');
    await button(page, 'Оставить прежние условия').click();
    await atScreen(page, estate, 'payment');
    await expect(button(page, /^Оплатить картой/)).toBeVisible();
  });
});
