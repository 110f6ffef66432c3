import { annuity, monthlyPaymentOf } from '@novosel/contract/catalogue/monthly-payment.ts';
import { formatMoney, type Kopecks, parseMoney } from '@novosel/contract/money.ts';
import { expect, test } from '@playwright/test';
import brand from '../../brand.json' with { type: 'json' };
import { demoPhone, makeBuyer } from '../stage/people.ts';
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

test('what the loan for the flat would cost follows the own money, the term and what is paid beside', async ({
  page,
}) => {
  await signIn(page, demoPhone(6));
  await page.goto('/mortgage');
  const card = page.getByRole('region', { name: 'Примерьте платёж' });
  const about = (await card.getByText(/№.*\sза\s/).textContent()) ?? '';
  const price: Kopecks = parseMoney(about.split(/\sза\s/)[1] ?? '') ?? 0;
  expect(price).toBeGreaterThan(0);
  const [program] = brand.mortgagePrograms;
  if (!program) throw new Error('no programme');
  const { downPaymentKopecks, kopecks } = monthlyPaymentOf(price, program);
  const sums = card.getByRole('status');
  await expect(sums).toContainText(formatMoney(kopecks));
  await expect(card).toContainText('раньше');

  const loan = price - downPaymentKopecks;
  await card.getByRole('textbox', { name: 'Срок' }).fill('25');
  await page.keyboard.press('Enter');
  await expect(sums).toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 300)));
  await card.getByRole('textbox', { name: 'Доплачивать каждый месяц' }).fill('10000');
  await page.keyboard.press('Enter');
  await expect(sums).toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 300) + 1_000_000));
  // The thumb goes to the end of its line by the keyboard: nine tenths are own money then.
  await card.getByRole('slider', { name: 'Свои деньги' }).press('End');
  await expect(sums).not.toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 300)));
  expect(await findings(page)).toEqual([]);
});
