// Features: catalogue.
// Widths: wide, a phone has no keyboard to walk with.
import { expect, test } from '@playwright/test';
import { makeBuyer } from '../../stage/people.ts';
import { enterByKeyboard, press, tabBackTo, type } from '../../steps/browser/keyboard.ts';
import { atScreen, button } from '../../steps/deals/booking.ts';

test('[S1-04, S3-41] a flat is searched for, kept, compared and booked without a mouse', async ({ page }) => {
  const main = page.getByRole('main');
  const tiles = page.getByRole('list', { name: 'Квартиры и другие объекты' }).getByRole('listitem');
  const compare = (place: number) => tiles.nth(place).getByRole('button', { name: /^В сравнении/ });

  await page.goto('/auth');
  await enterByKeyboard(page, (await makeBuyer()).phone);
  await page.waitForURL('**/dashboard');

  await test.step('narrows the list', async () => {
    await page.goto('/estates');
    const complex = main.getByRole('combobox', { name: 'Комплекс' });
    await press(page, complex);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(complex).toBeFocused();
    const order = main.getByRole('combobox', { name: 'Порядок' });
    await press(page, order);
    await expect(page.getByRole('option', { name: 'Сначала дешевле' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.waitForURL(/sort=/);
    await expect(order).toBeFocused();
    await tabBackTo(page, complex);
    await press(page, main.getByRole('button', { name: '2 комнаты', exact: true }), 'Space');
    await type(page, main.getByLabel('Цена до'), '15000000');
    await page.waitForURL(/rooms=2.*priceTo=15000000|priceTo=15000000.*rooms=2/);
    await expect(page.getByRole('status').filter({ hasText: /^Наш/ })).toBeVisible();
    // Until the answer comes, the former results stay.
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  });

  await test.step('puts two flats into the comparison and one among the favourites', async () => {
    for (const place of [0, 1]) {
      await press(page, compare(place), 'Space');
      await expect(compare(place)).toHaveAttribute('aria-pressed', 'true');
      await expect(compare(place)).toBeFocused();
    }
    await tabBackTo(page, tiles.first().getByRole('link'));
    const name = await tiles.first().getByRole('heading').textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    const heart = main.getByRole('button', { name: /^В избранном/ }).first();
    await press(page, heart, 'Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
  });

  await test.step('reads the comparison', async () => {
    await press(page, page.getByRole('banner').getByRole('link', { name: /^Избранное/ }));
    await page.waitForURL('**/favorites');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await press(page, main.getByRole('button', { name: /^Написать заметку/ }).first());
    await type(page, page.getByLabel('Заметка'), 'Показать маме');
    await press(page, page.getByRole('button', { name: 'Сохранить' }));
    await expect(page.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();
    await tabBackTo(page, main.getByRole('link', { name: /^Сравнение/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/comparison');
    const table = page.getByRole('region', { name: 'Сравнение' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await press(page, page.getByLabel('Только отличия'), 'Space');
    await expect(page.getByLabel('Только отличия')).toBeChecked();
    await press(page, table.getByRole('button', { name: /^Убрать из сравнения/ }).first());
    await expect(table.getByRole('columnheader')).toHaveCount(2);
  });

  await test.step('goes from the comparison to the card and begins to book', async () => {
    const chosen = page.getByRole('region', { name: 'Сравнение' }).getByRole('link').first();
    const name = await chosen.textContent();
    await press(page, chosen);
    await page.waitForURL(/\/estates\/\d+$/);
    const estate = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    const mortgage = main
      .getByRole('group', { name: 'Форма оплаты' })
      .getByRole('button', { name: 'Ипотека' });
    await press(page, mortgage, 'Space');
    await expect(mortgage).toHaveAttribute('aria-pressed', 'true');
    await press(page, main.getByRole('link', { name: 'Забронировать' }).first());
    await atScreen(page, estate, 'start');
    await press(page, page.getByLabel('Принимаю условия бронирования'), 'Space');
    await press(page, button(page, 'Принять условия'));
    await atScreen(page, estate, 'passport');
  });
});
