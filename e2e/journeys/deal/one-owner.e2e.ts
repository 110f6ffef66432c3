// Features: parameters, members, contract, contracts, deal.

import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { button } from '../../steps/deals/booking.ts';
import { agreeOnPage, draftAndSend, readToEnd } from '../../steps/deals/contract-pages.ts';
import { lead } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

test('[S2.3-11, S4.1-07, S4.1-09] one adult pays at once: terms, papers, total, contract, and each step leads to the next', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Единова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signIn(page, buyer.phone, `/deals/${estate}/view`);

  await test.step('206: he chooses how to pay and to own', async () => {
    await page.getByRole('link', { name: 'Выбрать условия' }).first().click();
    await page.getByLabel('Условия оплаты мне понятны').check();
    await button(page, 'Сохранить условия').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Условия записаны' })).toBeVisible();
  });

  await test.step('207: he consents and sends his papers, the lawyer finds them in order', async () => {
    await page.getByRole('link', { name: 'Указать участников' }).first().click();
    await page.getByRole('checkbox', { name: /^Даю\sсогласие/ }).check();
    await button(page, 'Дать согласие').click();
    await page.getByLabel('СНИЛС').fill('112-233-445 95');
    await button(page, 'Отправить мои документы').click();
    await expect(page.getByText('Отправлено юристу')).toBeVisible();
    await signInStaff(desk, 'lawyer');
    await openDeal(desk, surname, surname);
    await desk.getByRole('button', { name: /^Открыть документы/ }).click();
    await desk.getByRole('button', { name: 'Всё в порядке' }).click();
    await expect(desk.getByText('Всё проверено')).toBeVisible();
  });

  await test.step('213: he confirms the total', async () => {
    await page.getByRole('link', { name: 'Проверить итог' }).filter({ visible: true }).click();
    await expect(page.getByText('Дольщик').first()).toBeVisible();
    await page.getByLabel('Цена, оплата и владельцы верны').check();
    await button(page, 'Подтвердить итог').click();
    await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();
  });

  await test.step('210: the lawyer needs another day, and the buyer reads why', async () => {
    await desk.getByRole('button', { name: 'Назначить другой день' }).click();
    const window = desk.getByRole('dialog', { name: 'Назначить другой день' });
    await window.getByLabel('Договор будет готов').fill(dayIn(3));
    await window.getByLabel('Причина').fill('Ждём выписку из реестра');
    await window.getByRole('button', { name: 'Назначить другой день' }).click();
    await expect(window).toBeHidden();
    await page
      .getByRole('link', { name: /договор/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('Мы не успели к обещанному дню')).toBeVisible();
    await expect(page.getByText('Причина: Ждём выписку из реестра')).toBeVisible();
  });

  await test.step('209, 203: the lawyer sends the contract, he reads it whole and agrees', async () => {
    await draftAndSend(desk);
    await readToEnd(page);
    await agreeOnPage(page);
    await expect(page.getByText(/^Отпечаток/)).toBeVisible();
    await expect(desk.getByText('Согласована, текст закреплён').first()).toBeVisible();
  });
  await desk.context().close();
});
