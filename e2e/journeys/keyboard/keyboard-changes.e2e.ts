// Features: booking.
// Widths: wide, a phone has no keyboard to walk with.

import { formatMoney } from '@novosel/contract/texts/money.ts';
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { quietFlat } from '../../stage/catalogue.ts';
import { sql } from '../../stage/database.ts';
import { codeFor } from '../../stage/outside.ts';
import { makeBuyer, passCodePause, pickEstate } from '../../stage/people.ts';
import { changeTerms } from '../../steps/browser/desk.ts';
import { press, tryWindow, type } from '../../steps/browser/keyboard.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

test('[S1-04, S2.3-21, S4.1-06] new terms are signed and the booking is given up without a mouse', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Клавишина');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'manager');
  await changeTerms(desk, surname, { percent: 4, reason: 'Новый прайс-лист' });
  await desk.context().close();
  await atScreen(page, estate, 'resign');
  await passCodePause(buyer);

  await test.step('signs again', async () => {
    const since = new Date();
    await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
    await press(page, page.getByLabel('Соглашение прочитано, условия принимаю'), 'Space');
    await press(page, button(page, 'Получить код'));
    await expect(page.getByLabel(/^Код/)).toBeFocused();
    await page.keyboard.type(await codeFor(buyer.phone, since));
    await press(page, button(page, 'Подписать соглашение'));
    await atScreen(page, estate, 'resign-success');
  });

  await test.step('thinks again, then gives the booking up', async () => {
    await page.goto(`/deals/${estate}/booking/payment`);
    const open = button(page, 'Отказаться от брони').first();
    const dialog = page.getByRole('dialog');
    await tryWindow(page, open, dialog);
    await page.keyboard.press('Enter');
    await type(page, dialog.getByLabel('Почему, если хотите сказать'), 'Передумали');
    await press(page, dialog.getByRole('button', { name: 'Отказаться от брони' }));
    await atScreen(page, estate, 'canceled');
  });
});

test('[S1-04] the desk brings prices from a file and undoes them without a mouse', async ({ page }) => {
  const flat = await quietFlat('Северный мол');
  const dearer = flat.full + 7_700_000;
  const name = `keys-${flat.id}.csv`;
  const price = async () =>
    Number(
      (await sql<{ full: string }>('select price_full as full from estates where id = $1', [flat.id]))[0]
        ?.full,
    );
  await signInStaff(page, 'manager');

  await test.step('chooses the complex by arrows, then the file', async () => {
    await page.goto(`${addresses.office}/catalogue/imports`);
    const complex = page.getByRole('combobox', { name: 'Комплекс' }).first();
    await press(page, complex);
    const wanted = page.getByRole('option', { name: 'Северный мол' });
    await expect(wanted).toBeVisible();
    const all = await page.getByRole('option').allTextContents();
    for (let down = 0; down <= all.indexOf('Северный мол'); down += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(complex).toContainText('Северный мол');
    await expect(complex).toBeFocused();
    const choosing = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: /^Выбрать/ }));
    const lines = ['id;Цена, полная оплата;статус', `${flat.id};${dearer / 100};`];
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Строка 2' })).toContainText(
      formatMoney(dearer),
    );
  });

  await test.step('applies it, and undoes it with a reason', async () => {
    const apply = page.getByRole('dialog', { name: 'Применить файл?' });
    await tryWindow(page, page.getByRole('button', { name: 'Применить', exact: true }), apply);
    await page.keyboard.press('Enter');
    await press(page, apply.getByRole('button', { name: 'Изменить 1 объект' }));
    await expect(page.getByText('применён', { exact: true })).toBeVisible();
    expect(await price()).toBe(dearer);
    await press(page, page.getByRole('button', { name: 'Отменить импорт' }));
    const undo = page.getByRole('dialog', { name: 'Отменить импорт?' });
    await type(page, undo.getByLabel('Причина'), 'Не та версия прайса');
    await press(page, undo.getByRole('button', { name: 'Отменить импорт' }));
    await expect(page.getByText('отменён', { exact: true })).toBeVisible();
    expect(await price()).toBe(Number(flat.full));
  });
});
