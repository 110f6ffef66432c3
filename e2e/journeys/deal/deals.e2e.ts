// Features: deals.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../../steps/deals/pay.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Виды сделок' }).getByRole('link', { name });
const rowOf = (page: Page, estate: number) => page.locator(`main a[href="/deals/${estate}/view"]`);

test('[S2.2-12] the list of deals: his turn first, categories are places in the address, what is over comes last', async ({
  page,
}) => {
  const [buyer, bought] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone, '/deals');
  await expect(page.getByText('Сделок пока нет', { exact: true })).toBeVisible();

  await reach(page, buyer, bought, 'payment');
  await goToPayPage(page);
  await payByCard(page);
  await seePaid(page, bought);
  const held = await pickEstate();
  await reach(page, buyer, held, 'passport');

  await test.step('both stand there, the hold with the nearer term above', async () => {
    await page.goto('/deals');
    await expect(rowOf(page, bought)).toContainText('Ваш ход');
    const order = await page
      .locator('main a[href$="/view"]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
    expect(order).toEqual([`/deals/${held}/view`, `/deals/${bought}/view`]);
    await expect(rowOf(page, held)).toContainText('Заполните паспорт');
  });

  await test.step('a category shows its own and keeps to the address', async () => {
    await tab(page, /^Покупки/).click();
    await page.waitForURL('**/deals/purchases');
    await expect(rowOf(page, held)).toBeHidden();
    await expect(rowOf(page, bought)).toBeVisible();
    await tab(page, /^Брони/).click();
    await page.waitForURL('**/deals/deposits');
    // Until its contract is signed, the booking keeps the flat of a deal as well.
    await expect(rowOf(page, bought)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, held)).toBeVisible();
    await expect(tab(page, /^Брони/)).toHaveAttribute('aria-current', 'page');
    await page.goto('/deals/contracts');
    await expect(page.getByText('Договоров пока нет', { exact: true })).toBeVisible();
    await page.goto('/deals/concessions');
    await expect(page.getByText('Уступок пока нет', { exact: true })).toBeVisible();
  });

  await test.step('a hold that is given up moves to the end, marked as over', async () => {
    await page.goto(`/booking/${held}`);
    await button(page, 'Отказаться от брони').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
    await page.waitForURL(`**/deals/${held}/booking/canceled`);
    await page.goto('/deals');
    await expect(page.locator('main a[href$="/view"]').last()).toHaveAttribute('href', `/deals/${held}/view`);
    await expect(rowOf(page, held)).toContainText('завершена');
  });

  await test.step('a line leads to its deal', async () => {
    await rowOf(page, bought).click();
    await page.waitForURL(`**/deals/${bought}/view`);
  });
});
