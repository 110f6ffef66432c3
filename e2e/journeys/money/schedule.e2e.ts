// Features: deals, deal.
import { expect, type Page, test } from '@playwright/test';
import { demoPhone } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const schedule = (page: Page) => page.getByRole('list', { name: 'График платежей' });

test.describe('a price that is paid by schedule', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  test('the lawyer records it, and the buyer’s open page shows what is due, when, and what being late costs', async ({
    page,
  }) => {
    await signIn(page, demoPhone(9), '/deals');
    await page
      .getByRole('link', { name: /Договор на регистрации/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Договор на регистрации' })).toBeVisible();

    await signInStaff(desk, 'lawyer');
    await openDeal(desk, 'Алексеева', 'Алексеева');
    await desk.getByRole('button', { name: /Внести график/ }).click();
    const window = desk.getByRole('dialog', { name: 'График платежей' });
    await window.getByRole('button', { name: 'Внести график' }).click();
    await expect(window.getByText('От 2 до 120')).toBeVisible();
    await window.getByLabel('Сколько платежей').fill('8');
    await window.getByLabel('Первый платёж').first().fill('2000000');
    await window.getByLabel('День первого платежа').fill('31.12.2030');
    await window.getByLabel('Где это согласовано').fill('Пункт 3.2 договора');
    await expect(window.getByText('Дальше каждый месяц с 31.01.2031')).toBeVisible();
    await window.getByRole('button', { name: 'Внести график' }).click();
    await expect(window).toBeHidden();
    await expect(schedule(desk).getByRole('listitem')).toHaveCount(8);

    await expect(schedule(page)).toContainText('до 31 декабря 2030');
    await expect(schedule(page)).toContainText(/2\s000\s000/);
    await page.getByRole('button', { name: 'Показать все платежи: 8' }).click();
    await expect(schedule(page).getByRole('listitem')).toHaveCount(8);
  });

  test('the accountant takes the next payment, and the buyer sees it in', async ({ page }) => {
    await signIn(page, demoPhone(10), '/deals');
    await page
      .getByRole('link', { name: /Внесите деньги на эскроу/ })
      .first()
      .click();
    await expect(page.getByText(/неустойку: 1\/300/)).toBeVisible();
    const paid = await schedule(page).getByText('внесён').count();

    await signInStaff(desk, 'accountant');
    await openDeal(desk, 'Лебедев', 'Лебедев');
    await test.step('the card tells the schedule and the contract, not the booking that has led to it', async () => {
      await expect(desk.getByText('по графику, 13 платежей')).toBeVisible();
      await expect(desk.getByText(/^Следующий платёж, до/)).toBeVisible();
      await expect(desk.getByText('Договор подписан', { exact: true })).toBeVisible();
      for (const ofBooking of ['Действует до', 'Срок вышел', 'Срок после оплаты'])
        await expect(desk.getByText(ofBooking)).toHaveCount(0);
      for (const act of [
        'Продлить бронь',
        'Изменить условия',
        'Отменить бронь',
        'Подтвердить оплату в кассе',
      ])
        await expect(desk.getByRole('button', { name: act })).toHaveCount(0);
    });
    const came = schedule(desk).getByText('внесён');
    const before = await came.count();
    expect(paid).toBeGreaterThan(0);
    const sum = await schedule(desk).getByRole('listitem').nth(before).locator('.num').textContent();
    await desk.getByRole('button', { name: 'Принять платёж' }).click();
    const window = desk.getByRole('dialog', { name: `Платёж ${before + 1}` });
    await window.getByLabel('Сумма по выписке').fill(sum?.replaceAll(/\D/g, '') ?? '');
    await window.getByLabel('Номер платёжного поручения').fill(String(Date.now()));
    await window.getByLabel('Дата поручения').fill('20.11.2026');
    await window.getByRole('button', { name: 'Подтвердить платёж' }).click();
    await expect(window).toBeHidden();
    await expect(came).toHaveCount(before + 1);
    await expect(page.getByText(`${before + 1} из 13`)).toBeVisible();
    await expect(page.getByText('Поступил платёж по графику').first()).toBeVisible();
  });
});
