// Features: members, profile, deal.

import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { button, uploadScan } from '../../steps/deals/booking.ts';
import { sendOwnPapers } from '../../steps/deals/members.ts';
import { lead } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

test('[S2.3-05, S4.1-07] a passport that the lawyer returns is corrected alone, and the rest of the papers stands', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Бликова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full');
  await sendOwnPapers(await openCalls('cabinet', buyer.phone), estate);
  await signIn(page, buyer.phone, `/deals/${estate}/members`);
  await expect(page.getByText('Юрист проверяет документы', { exact: true })).toBeVisible();
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'lawyer');
  await openDeal(desk, surname, surname);
  const papers = desk.getByRole('button', { name: /^Открыть документы/ });
  const window = desk.getByRole('dialog', { name: /^Документы: / });

  await test.step('207: the lawyer returns the passport with a reason', async () => {
    await papers.click();
    await window.getByRole('checkbox', { name: 'Вернуть: паспорт' }).check();
    await window.getByRole('combobox', { name: /^Причина/ }).click();
    await desk.getByRole('option', { name: 'не читается' }).click();
    await window.getByLabel('Пояснение').fill('Снимите без блика');
    await window.getByRole('button', { name: /^Вернуть\s1\sполе$/ }).click();
    await expect(window).toBeHidden();
  });

  await test.step('205: the buyer learns it, and corrects the passport in his profile', async () => {
    await expect(page.getByText('Паспорт: не читается. Снимите без блика')).toBeVisible();
    await expect(page.getByLabel('СНИЛС')).toHaveValue('112-233-445 95');
    await page.getByRole('link', { name: 'Открыть в профиле' }).click();
    await button(page, 'Изменить паспорт').click();
    await uploadScan(page, 'без-блика.png');
    await button(page, 'Сохранить паспорт').click();
    await expect(page.getByText('Паспорт на проверке')).toBeVisible();
  });

  await test.step('he sends it again, with nothing else to fill in', async () => {
    await page.goto(`/deals/${estate}/members`);
    await expect(page.getByLabel('СНИЛС')).toHaveValue('112-233-445 95');
    await button(page, /^Отправить исправленное/).click();
    await expect(page.getByText('Отправлено юристу')).toBeVisible();
  });

  await test.step('the lawyer sees the new scan and finds everything in order', async () => {
    await expect(desk.getByText('Ждёт проверки', { exact: true })).toBeVisible();
    await papers.click();
    await expect(window.getByRole('link', { name: /без-блика\.png/ })).toBeVisible();
    await expect(window.getByText('112-233-445 95')).toBeVisible();
    await window.getByRole('button', { name: 'Всё в порядке' }).click();
    await expect(page.getByRole('link', { name: 'Проверить итог' }).filter({ visible: true })).toBeVisible();
  });
  await desk.context().close();
});
