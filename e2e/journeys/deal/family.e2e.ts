// Features: contract, contracts, mortgage, members, deal.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { button } from '../../steps/deals/booking.ts';
import { readContract } from '../../steps/deals/contract.ts';
import { agreeOnPage, draftAndSend, readToEnd } from '../../steps/deals/contract-pages.ts';
import { passFamily } from '../../steps/deals/family.ts';
import { fillApplication, sendToBanks, signConsent } from '../../steps/deals/mortgage.ts';
import { lead } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

/** @returns SHA-256 of the paper that this reader downloads */
async function downloadHash(page: Page): Promise<string> {
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать договор' }).click(),
  ]);
  return createHash('sha256')
    .update(await readFile(await paper.path()))
    .digest('hex');
}

test('[S2.3-11, S3-71, S4.1-07] spouses with a child take a loan: both read and agree for themselves, and the last agreement freezes one paper for both', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Супружева');
  const [buyer, spouse, estate] = await Promise.all([
    makeBuyer({ surname }),
    makeBuyer({ surname: ownSurname('Супругов'), name: 'Илья' }),
    pickEstate(),
  ]);
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'mortgage', { ownership: 'shared' });
  await passFamily(buyer, spouse, estate);
  const [desk, other] = await Promise.all([
    browser.newContext({ ...contextOptions, ...atDesk }).then((context) => context.newPage()),
    browser.newContext(contextOptions).then((context) => context.newPage()),
  ]);

  await test.step('212, 215: banks are asked, and one that approved is chosen', async () => {
    await signIn(page, buyer.phone, `/deals/${estate}/mortgage`);
    await signConsent(page, buyer);
    await fillApplication(page);
    await sendToBanks(page, 4);
    const bank = page.getByRole('button', { name: /: Банк «Берег»$/ });
    await bank.click({ timeout: 45_000 });
    await button(page, 'Да, выбрать').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Банк выбран' })).toBeVisible();
  });

  await test.step('213: the total names three owners', async () => {
    await page.goto(`/deals/${estate}/parameters/total`);
    await expect(page.getByText('Дольщик · доля 7/8 вместе с супругом')).toHaveCount(2);
    await expect(page.getByText('Дольщик · ребёнок · доля 1/8')).toBeVisible();
    await page.getByLabel('Цена, оплата и владельцы верны').check();
    await button(page, 'Подтвердить итог').click();
    await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();
  });

  await test.step('209: the lawyer enters the loan and sends the contract', async () => {
    await signInStaff(desk, 'lawyer');
    await openDeal(desk, surname, surname);
    await draftAndSend(desk, async (window) => {
      await window.getByLabel('Номер кредитного договора').fill('КД-2026/117');
      await window.getByLabel('Дата кредитного договора').fill(dayIn(0));
      await window.getByLabel('Место заключения').fill('г. Самара');
    });
  });

  await test.step('203: each reads for himself, and one agreement is not enough', async () => {
    await Promise.all([buyer, spouse].map((reader) => readContract(reader, estate, 2)));
    await page.goto(`/deals/${estate}/contract`);
    await readToEnd(page);
    await agreeOnPage(page);
    await expect(page.getByText('Вы согласились. Ждём остальных.')).toBeVisible();
    await expect(page.getByText(/^Отпечаток/)).toHaveCount(0);
    await expect(page.getByText(/^вы, за\sкого: .*Соня/)).toBeVisible();
    await signIn(other, spouse.phone, `/deals/${estate}/view`);
    await other.getByRole('link', { name: 'Открыть договор' }).first().click();
    await other.getByRole('searchbox', { name: 'Найти в договоре' }).fill('Соня');
    await expect(other.locator('mark').first()).toHaveText('Соня');
    await other.getByRole('searchbox', { name: 'Найти в договоре' }).fill('');
    await readToEnd(other);
    await agreeOnPage(other);
  });

  await test.step('the paper is the same for both, and the lawyer sees both agreements', async () => {
    for (const reader of [page, other]) await expect(reader.getByText(/^Отпечаток/)).toBeVisible();
    const hash = await downloadHash(page);
    expect(await downloadHash(other)).toBe(hash);
    for (const reader of [page, other]) await expect(reader.getByText(hash)).toBeVisible();
    const signers = desk.getByRole('table', { name: 'Подписанты' });
    await expect(signers).toContainText(surname);
    await expect(signers).not.toContainText('ещё нет');
  });
  await Promise.all([desk, other].map((one) => one.context().close()));
});
