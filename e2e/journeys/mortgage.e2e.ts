import { expect, test } from '@playwright/test';
import { makeBuyer } from '../stage/people.ts';
import { findings } from '../steps/axe.ts';
import { button } from '../steps/booking.ts';
import { signIn } from '../steps/sign-in.ts';

test('[S3-44, S4.7-14] the consent for the banks is signed on the page of the mortgage, and withdrawn in the settings', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/mortgage');
  const card = page.getByRole('region', { name: 'Согласие для банков' });
  await expect(card).toContainText('Ваш ход');
  await expect(button(page, 'Подписать согласие')).toHaveAccessibleDescription(/Дайте согласие/);
  await expect(card.getByRole('link', { name: 'согласие на передачу данных банкам' })).toHaveAttribute(
    'href',
    '/documents/consents/mortgage?locale=ru',
  );
  expect(await findings(page)).toEqual([]);
  await card.getByLabel('Даю согласие на передачу').check();
  await button(page, 'Подписать согласие').click();
  await expect(card).toContainText('подписано');
  await expect(page.getByText('Напишите менеджеру: вы вместе')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('подписано');
  expect(await findings(page)).toEqual([]);

  await card.getByRole('link', { name: 'в настройках' }).click();
  await page
    .getByRole('button', { name: 'Отозвать: Согласие на передачу данных банкам для ипотеки' })
    .click();
  const window = page.getByRole('dialog', {
    name: 'Отозвать: Согласие на передачу данных банкам для ипотеки',
  });
  await expect(window).toContainText('Новым банкам ваши данные больше не передадим');
  await window.getByRole('button', { name: 'Отозвать согласие' }).click();
  await expect(window).toBeHidden();
  await page.goto('/mortgage');
  await expect(card).toContainText('Ваш ход');
});
