// Features: mortgage.

import { annuity, monthlyPaymentOf } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import { formatMoney, type Kopecks, parseMoney } from '@novosel/contract/texts/money.ts';
import { expect, test } from '@playwright/test';
import brand from '../../../brand.json' with { type: 'json' };
import { codeFor } from '../../stage/outside.ts';
import { demoPhone, makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { applicationForm, fillApplication, sendToBanks, signConsent } from '../../steps/deals/mortgage.ts';
import { reach } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S3-44, S4.7-14] the consent for the banks is signed by a code on the page of the mortgage, and withdrawn in the settings', async ({
  page,
}) => {
  const since = new Date();
  const { phone } = await makeBuyer();
  await signIn(page, phone, '/mortgage');
  const card = page.getByRole('region', { name: 'Согласие для банков' });
  await expect(card).toContainText('По желанию');
  await expect(button(page, 'Получить код')).toHaveAccessibleDescription(/Дайте согласие/);
  await expect(card.getByRole('link', { name: 'согласие на передачу данных банкам' })).toHaveAttribute(
    'href',
    '/documents/consents/mortgage?locale=ru',
  );
  const consent = card.getByLabel('Даю согласие на передачу');
  await button(page, 'Получить код').press('Enter');
  await expect(consent).toBeFocused();
  await consent.check();
  await button(page, 'Получить код').click();
  const code = page.getByLabel(/Код/);
  await expect(code).toBeFocused();
  await expect(button(page, 'Подписать согласие')).toHaveAccessibleDescription(/Введите ещё/);
  const right = await codeFor(phone, since);
  await code.fill(right === '000000' ? '000001' : '000000');
  await button(page, 'Подписать согласие').click();
  await expect(code).toHaveAccessibleDescription(/Неверный код/);
  await code.fill(right);
  await button(page, 'Подписать согласие').click();
  await expect(card).toContainText('подписано');
  await expect(page.getByText('Когда в сделке дойдёт до ипотеки')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('подписано');

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
  await expect(card).toContainText('По желанию');
});

test('what the loan for the flat would cost follows the own money, the term and what is paid beside', async ({
  page,
}) => {
  await signIn(page, demoPhone(6), '/mortgage');
  const card = page.getByRole('region', { name: 'Примерьте платёж' });
  const about = (await card.getByText(/№.*\sза\s/).textContent()) ?? '';
  const price: Kopecks = parseMoney(about.split(/\sза\s/)[1] ?? '') ?? 0;
  expect(price).toBeGreaterThan(0);
  const [program] = brand.mortgagePrograms;
  if (!program) throw new Error('no programme');
  // It begins with what the banks were asked for.
  const own = parseMoney(await card.getByRole('textbox', { name: 'Свои деньги' }).inputValue()) ?? 0;
  expect(own).toBeGreaterThan(monthlyPaymentOf(price, program).downPaymentKopecks);
  await expect(card.getByRole('textbox', { name: 'Срок' })).toHaveValue('25');
  const loan = price - own;
  const sums = card.getByRole('status');
  await expect(sums).toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 300)));
  await expect(card).toContainText('раньше');

  await card.getByRole('textbox', { name: 'Срок' }).fill('20');
  await page.keyboard.press('Enter');
  await expect(sums).toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 240)));
  await card.getByRole('textbox', { name: 'Доплачивать каждый месяц' }).fill('10000');
  await page.keyboard.press('Enter');
  await expect(sums).toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 240) + 1_000_000));
  // The thumb goes to the end of its line by the keyboard: nine tenths are own money then.
  await card.getByRole('slider', { name: 'Свои деньги' }).press('End');
  await expect(sums).not.toContainText(formatMoney(annuity(loan, program.rateBasisPoints, 240) + 1_000_000));
});

test('[S1-11, S2.3-06] answers of banks stand side by side, the cheapest is marked, and it is said why', async ({
  page,
}) => {
  await signIn(page, demoPhone(6), '/deals');
  await page
    .getByRole('link', { name: /Выберите банк/ })
    .first()
    .click();
  // Two have approved: whatever the third still thinks, it is his turn, on every page (S4.1-09).
  await expect(page.getByRole('heading', { name: 'Выберите банк' })).toBeVisible();
  await expect(page.getByText('Ваш ход').first()).toBeVisible();
  await page.getByRole('link', { name: 'Сравнить банки' }).first().click();
  await expect(page).toHaveURL(/\/deals\/\d+\/mortgage$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Выберите банк' })).toBeVisible();
  await expect(page.getByText(/Два банка одобрили .* Выберите до/)).toBeVisible();
  const offers = page.getByRole('region', { name: 'Предложения банков' });
  await expect(offers.getByRole('article')).toHaveCount(4);
  await expect(offers.getByRole('article', { name: '«Дом и дело»' })).toContainText('отказал');
  await expect(offers.getByRole('article', { name: 'Полюс Банк' })).toContainText('ответит');
  await expect(offers).toContainText('Отметили Банк «Берег»: меньше всего процентов среди одобренных');
  await expect(offers).toContainText('Банки нам за выбор не платят');

  await button(page, 'Моя анкета').click();
  const window = page.getByRole('dialog', { name: 'Моя анкета' });
  await expect(window).toContainText('Проектный институт «Мост»');
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
});

test('[S1-11, S2.3-27, S4.7-14] a buyer fills in one form, it survives a reload, is sent to the banks, and one that approved is chosen', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'mortgage');
  await passMembers(buyer, estate);

  await page.goto(`/deals/${estate}/mortgage`);
  await signConsent(page, buyer);
  const form = applicationForm(page);
  await sendToBanks(page, 4);
  await expect(form.getByText('Укажите доход')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Свои деньги' })).toBeFocused();
  await fillApplication(page);
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Где работаете' })).toHaveValue('Школа № 5');
  await form.getByLabel('Полюс Банк').uncheck();
  await sendToBanks(page, 3);
  // The first answers may be here before anybody has looked.
  await expect(
    page.getByRole('heading', { level: 1, name: /Банки рассматривают заявку|Выберите банк/ }),
  ).toBeVisible();
  await page.goto(`/deals/${estate}/mortgage/awaits`);
  const offers = page.getByRole('region', { name: 'Предложения банков' });
  await expect(offers.getByRole('article', { name: 'Банк «Берег»' })).toContainText('одобрено', {
    timeout: 30_000,
  });
  await expect(offers.getByRole('article', { name: '«Дом и дело»' })).toContainText('отказал', {
    timeout: 30_000,
  });
  await offers.getByRole('button', { name: /: Банк «Берег»$/ }).click();
  // The choice is made once: it is asked, and may be left.
  const choice = page.getByRole('dialog', { name: 'Выбрать этот банк?' });
  await expect(choice).toContainText('Банк «Берег»');
  await button(page, 'Вернуться к сравнению').click();
  await expect(choice).toBeHidden();
  await offers.getByRole('button', { name: /: Банк «Берег»$/ }).click();
  await button(page, 'Да, выбрать').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Банк выбран' })).toBeVisible();
  await expect(offers.getByRole('article', { name: 'Банк «Берег»' })).toContainText('выбран');
  await expect(offers.getByRole('button')).toHaveCount(0);
});
