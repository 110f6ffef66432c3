// Features: deals, deal.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demoPhone } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

test('the panel says when and where the acceptance is, gives it to a calendar and asks to move it in the chat', async ({
  page,
}) => {
  await signIn(page, demoPhone(11));
  const turn = panel(page, 'Примите квартиру');
  await expect(turn).toContainText(/Суббота,\s\d+\s[а-я]+,\s11:00/);
  await expect(turn).toContainText('У входа во вторую секцию вашего дома');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    turn.getByRole('button', { name: 'В календарь' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Приёмка.+\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/\r\nDTSTART:\d{8}T080000Z\r\n/);
  await turn.getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByRole('textbox', { name: /Сообщение/ })).toHaveValue(/Не\sсмогу\sприйти\s\d+.*11:00/);
});

test('the panel says the sum, which payment of how many it is, and its last day', async ({ page }) => {
  await signIn(page, demoPhone(10));
  const turn = panel(page, 'Внесите деньги на эскроу');
  await expect(turn).toContainText(/Платёж\s\d+\sиз\s13/);
  await expect(turn).toContainText(/\d{3}\s\d{3}\s(₽|руб)/);
  await expect(turn).toContainText(/Внести\sдо\s*\d+\s[а-я]+/);
  await expect(turn.getByText('Назначение', { exact: true })).toBeHidden();
  await turn.getByRole('button', { name: 'Показать реквизиты' }).click();
  await expect(turn.getByRole('img', { name: /QR-код/ })).toBeVisible();
  await expect(turn).toContainText(
    /Внесение\sсредств\sна\sсчёт\sэскроу,\sсделка\s№\sС-\d+,\sплатёж\s\d+\sиз\s13/,
  );
  for (const needless of ['ИНН', 'КПП'])
    await expect(turn.getByText(needless, { exact: true })).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await turn.getByRole('button', { name: 'Скопировать: Эскроу-счёт' }).click();
  await expect(page.getByText('Скопировано: Эскроу-счёт')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^40824810\d{12}$/);
  await turn.getByRole('button', { name: 'Скрыть реквизиты' }).click();
  await expect(turn.getByRole('img', { name: /QR-код/ })).toBeHidden();
  await page.goto('/deals');
  await page
    .getByRole('link', { name: /Внесите деньги на эскроу/ })
    .first()
    .click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    turn.getByRole('button', { name: 'В календарь' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /\r\nSUMMARY:Внесите деньги .*[\s\S]*\r\nTRIGGER:-P1D\r\n/,
  );
});

test('the desk records the escrow account, and a wrong digit stops it; the buyer is told when he sees it', async ({
  page,
  browser,
  contextOptions,
}) => {
  await signIn(page, demoPhone(9));
  await expect(panel(page, 'Договор на регистрации')).toContainText(/Появятся\sздесь\sпосле\sрегистрации/);

  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'lawyer');
  await openDeal(desk, 'Алексеева', 'Алексеева');
  await desk.getByRole('button', { name: /эскроу-счёт$/ }).click();
  const window = desk.getByRole('dialog', { name: 'Эскроу-счёт' });
  await window.getByLabel('Банк').fill('АО «Северный банк», г. Мурманск');
  await window.getByLabel('БИК').fill('044799990');
  await window.getByLabel('Корр. счёт').fill('3010 1810 6000 0000 0990');
  await window.getByLabel('Номер счёта').fill('40824810600000010212');
  await window.getByRole('button', { name: 'Записать счёт' }).click();
  await expect(window.getByText('Контрольная цифра не сходится')).toBeVisible();
  await expect(window.getByLabel('Корр. счёт')).toHaveValue('30101 810 6 0000 0000990');
  await window.getByLabel('Номер счёта').fill('40824810500000010212');
  await window.getByRole('button', { name: 'Записать счёт' }).click();
  await expect(window).toBeHidden();
  await expect(desk.getByText('40824 810 5 0000 0010212')).toBeVisible();
  await expect(desk.getByText('Записан эскроу-счёт').first()).toBeVisible();
  // Before the registration nothing is paid: his page shows no number.
  await page.getByRole('link', { name: 'Открыть сделку' }).first().click();
  await expect(page.getByText('Записан эскроу-счёт').first()).toBeVisible();
  await expect(panel(page, 'Договор на регистрации')).toContainText(/Появятся\sздесь\sпосле\sрегистрации/);
  await expect(page.getByText('Показать реквизиты')).toHaveCount(0);
  await expect(page.getByText(/40824/)).toHaveCount(0);
  await desk.context().close();
});
