// Features: booking, payments, transfers.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { totpFor } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { atScreen, bookingNumber, button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';
import { provedAgo } from '../../steps/people/staff.ts';

test.describe('[S3-80] the fee by a transfer', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  test('the buyer copies the requisites, the accountant finds the money on the statement, the booking succeeds', async ({
    page,
    context,
  }) => {
    const surname = ownSurname('Переводова');
    const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'payment');

    const number = await test.step('the buyer chooses the transfer', async () => {
      await button(page, 'Переведу по реквизитам').click();
      await atScreen(page, estate, 'status');
      await expect(page.getByText('банк и счёт придуманы')).toBeVisible();
      await expect(page.getByRole('img', { name: /QR-код с реквизитами/ })).toBeVisible();
      await expect(page.getByText('Бронь ждёт деньги до')).toBeVisible();
      const found = await bookingNumber(page);
      await page.getByRole('button', { name: 'Скопировать: Назначение' }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(`Оплата бронирования № ${found}. НДС не облагается`);
      await page.getByRole('button', { name: 'Скопировать: Сумма, ₽' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('30000');
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Скачать счёт' }).click();
      expect((await file).suggestedFilename()).toBe(`Счёт на оплату № ${found}.pdf`);
      return found;
    });

    await test.step('the accountant confirms it from the list', async () => {
      await signInStaff(desk, 'accountant');
      await desk.goto(`${addresses.office}/transfers`);
      await desk.getByRole('searchbox', { name: 'Найти перевод' }).fill(number);
      const row = desk.getByRole('listitem').getByRole('link', { name: new RegExp(surname) });
      await expect(row).toContainText('30 000');
      await row.click();
      await desk.getByRole('button', { name: 'Подтвердить перевод', exact: true }).click();
      const window = desk.getByRole('dialog', { name: 'Перевод по реквизитам' });
      await window.getByLabel('Сумма по выписке').fill('30000');
      await window.getByLabel('Номер платёжного поручения').fill(number);
      await window.getByRole('button', { name: 'Подтвердить перевод' }).click();
      await expect(window.getByText('Введите дату, например 25.11.2026')).toBeVisible();
      await window.getByLabel('Дата поручения').fill('20.11.2026');
      await provedAgo(desk, 10);
      await window.getByRole('button', { name: 'Подтвердить перевод' }).click();
      const proof = desk.getByRole('dialog', { name: 'Подтвердите, что это вы' });
      await proof
        .getByLabel('Код из приложения или резервный код')
        .fill(await totpFor('accountant@demo.test'));
      await proof.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(window).toBeHidden();
      await expect(desk.getByText(`Платёжное поручение № ${number} от 20.11.2026`)).toBeVisible();
    });

    await test.step('the buyer’s open page sees it by itself', async () => {
      await atScreen(page, estate, 'success');
    });
  });
});
