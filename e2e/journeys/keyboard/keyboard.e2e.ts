// Features: booking.
// Widths: wide, a phone has no keyboard to walk with.
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { codeFor } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { enterByKeyboard, press, tabTo, type } from '../../steps/browser/keyboard.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { atScreen, button, passport } from '../../steps/deals/booking.ts';
import { seePaid } from '../../steps/deals/pay.ts';

test('[S1-04, S1-07] a whole booking without a mouse', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  const field = (name: string | RegExp) => page.getByLabel(name);

  await test.step('signs in', async () => {
    await page.goto(`/booking/${estate}`);
    await enterByKeyboard(page, buyer.phone);
    await atScreen(page, estate, 'start');
  });

  await test.step('skips to the content and accepts the terms', async () => {
    await expect(page.getByLabel('Принимаю условия бронирования')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'К содержанию' }));
    await expect(page.locator('main')).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Прочитать условия' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Прочитать условия' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, field('Принимаю условия бронирования'));
    await page.keyboard.press('Space');
    await press(page, button(page, 'Принять условия'));
    await atScreen(page, estate, 'passport');
  });

  await test.step('fills in the passport', async () => {
    await press(page, page.getByRole('button', { name: 'Женский' }), 'Space');
    for (const [label, value] of passport) await type(page, field(label), value);
    const choosing = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: /Выбрать/ }));
    await (await choosing).setFiles({ name: 'scan.png', mimeType: 'image/png', buffer: passportPicture });
    await expect(page.getByRole('button', { name: /(Убрать|Удалить)/ })).toBeVisible();
    await press(page, button(page, 'Подготовить соглашение'));
    await atScreen(page, estate, 'sign');
  });

  await test.step('reads and signs', async () => {
    const since = new Date();
    await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Следующая страница' }));
    await press(page, field('Соглашение прочитано, условия принимаю'), 'Space');
    await press(page, button(page, 'Получить код'));
    await expect(field(/^Код/)).toBeFocused();
    await page.keyboard.type(await codeFor(buyer.phone, since));
    await press(page, button(page, 'Подписать соглашение'));
    await atScreen(page, estate, 'payment');
  });

  await test.step('pays by card', async () => {
    await press(page, button(page, /^Оплатить картой/));
    await page.waitForURL(`${addresses.outside}/pay/**`);
    await type(page, field('Номер карты'), '2202474301322987');
    await type(page, field('Срок, ММ/ГГ'), '12/30');
    await type(page, field('Код с оборота'), '123');
    await page.keyboard.press('Enter');
    await seePaid(page, estate);
    await press(page, page.getByRole('link', { name: 'Что дальше' }));
    await atScreen(page, estate, 'success');
    await press(page, page.getByRole('link', { name: 'Выбрать условия' }));
    await page.waitForURL(`**/deals/${estate}/parameters`);
  });
});
