// Features: contract, signatures, deal.
// Widths: both, the act of signing is in a bar at the foot of a phone and beside the paper elsewhere.

import { expect, type Page, test } from '@playwright/test';
import { paperIn } from '../../stage/outside.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import {
  answerInApp,
  askByCalls,
  awaitOwners,
  passRequestTerm,
  refuseByCalls,
  signByDeveloper,
} from '../../steps/deals/signing.ts';
import { haveCertificate } from '../../steps/people/certificate.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const state = (estate: number) => `/deals/${estate}/paperwork/eds`;
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true });

/** Owners whose signatures are due: two, or three with another name. */
async function signers(surname: string, third?: string) {
  const [buyer, estate, other, ...more] = await Promise.all([
    makeBuyer({ surname }),
    pickEstate(),
    makeBuyer({ surname: ownSurname('Совладельцев'), name: 'Илья' }),
    ...(third ? [makeBuyer({ surname: third, name: 'Глеб' })] : []),
  ]);
  await awaitOwners(buyer, [other, ...more], estate);
  return { buyer, other, more, estate };
}

/** Reads the paper on the page, agrees, and sends it to the app. */
async function sendToApp(page: Page): Promise<void> {
  const act = page.getByRole('button', { name: 'Подписать в приложении' }).filter({ visible: true });
  await expect(page.getByText(/^Отпечаток файла SHA-256/)).toBeVisible();
  await expect(act).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Договор прочитан, согласие с ним есть' }).check();
  await act.click();
  await expect(cardOf(page, 'Подтвердите в приложении')).toBeVisible();
}

test('[S2.3-10] [S2.3-30] [S4.1-03] [S4.1-07] three owners sign in their apps, the developer signs last, and each has the files of signatures', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { buyer, other, more, estate } = await signers(ownSurname('Подписантова'), ownSurname('Третьяков'));
  await signIn(page, buyer.phone, state(estate));

  await test.step('217: without a certificate there are two ways', async () => {
    await expect(cardOf(page, 'Электронной подписи ещё нет')).toBeVisible();
    await expect(link(page, 'Выпустить подпись')).toHaveAttribute('href', '/eds/create');
    await expect(link(page, 'Записаться в офис')).toBeVisible();
    await haveCertificate(buyer);
    for (const one of [other, ...more]) await haveCertificate(one);
    await page.reload();
  });

  await test.step('the paper is read here: a key term leads to its page, in letters of any size', async () => {
    await link(page, 'Прочитать и подписать').click();
    const paper = page.getByRole('region', { name: /^Договор/ }).first();
    await expect(paper.getByRole('region', { name: /^Страница 1 из/ })).toBeVisible();
    await cardOf(page, 'Пять главных условий').getByRole('button', { name: 'Пункт 9.1' }).click();
    await expect(paper.getByRole('region', { name: /^Страница [2-9]/ })).toContainText('9.1.');
    await paper.getByRole('button', { name: 'На весь экран' }).click();
    await page.keyboard.press('Escape');
    await expect(paper.getByRole('button', { name: 'На весь экран' })).toBeVisible();
    await sendToApp(page);
    await expect(link(page, 'Открыть приложение')).toHaveAttribute('href', /\/ca\/app\/of\/[\da-f-]{36}$/);
  });

  await test.step('the page hears the answer of the app, and awaits the other owners by name', async () => {
    await answerInApp(buyer);
    await expect(cardOf(page, 'Вы подписали')).toBeVisible({ timeout: 20_000 });
    const [third] = more;
    await expect(page.getByText(`Ждём подписи: ${other.surname}`).last()).toContainText(third?.surname ?? '');
    for (const one of [other, ...more]) {
      await askByCalls(one, estate);
      await answerInApp(one);
    }
  });

  await test.step('211: the developer signs last, and all files of signatures open', async () => {
    await expect(cardOf(page, 'Участники подписали')).toBeVisible({ timeout: 20_000 });
    await signByDeveloper(buyer, estate);
    await expect(cardOf(page, 'Договор подписали все')).toBeVisible({ timeout: 20_000 });
    const files = page.getByRole('link', { name: /^Скачать файл подписи/ });
    await expect(files).toHaveCount(4);
    const [file] = await Promise.all([page.waitForEvent('download'), files.last().click()]);
    expect(file.suggestedFilename()).toMatch(/\.sig$/);
  });
});

test('[S2.3-30] [S4.1-07] one owner has signed, the other refuses: what he types survives a reload, and all is stopped for both', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const { buyer, other, estate } = await signers(ownSurname('Остановова'));
  await haveCertificate(buyer);
  await askByCalls(buyer, estate);
  await answerInApp(buyer);
  const first = await (await browser.newContext(contextOptions)).newPage();
  await signIn(first, buyer.phone, state(estate));
  await expect(cardOf(first, 'Вы подписали')).toBeVisible({ timeout: 20_000 });

  await signIn(page, other.phone, state(estate));
  await button(page, 'Отказаться от подписания').click();
  const window = page.getByRole('dialog', { name: 'Отказаться от подписания?' });
  await expect(window.getByText('Подписание остановится для всех')).toBeVisible();
  await window.getByLabel('Своими словами, если хотите').fill('Банк передумал');
  await page.reload();
  await expect(window.getByLabel('Своими словами, если хотите')).toHaveValue('Банк передумал');
  await window.getByLabel('Причина').click();
  await page.getByRole('option', { name: 'Изменилось с деньгами или ипотекой' }).click();
  await window.getByRole('button', { name: 'Остановить подписание' }).click();

  for (const reader of [page, first]) {
    await expect(cardOf(reader, 'Подписание остановлено')).toBeVisible({ timeout: 20_000 });
    await expect(cardOf(reader, 'Подписание остановлено')).toContainText('Банк передумал');
    await expect(link(reader, 'К шагу сделки')).toBeVisible();
  }
  // His own signature stays as history.
  await expect(first.getByRole('link', { name: /^Скачать файл подписи/ })).toHaveCount(1);
  await first.context().close();
});

test('[S4.1-07] an operator who is silent burns the request, and a signature after the end of everything is told as late', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const [silent, late, estate] = await Promise.all([
    makeBuyer({ surname: 'Тишин' }),
    makeBuyer({ surname: 'Позднев', name: 'Илья' }),
    pickEstate(),
  ]);
  await awaitOwners(silent, [late], estate);
  await haveCertificate(silent);
  await haveCertificate(late);
  await signIn(page, silent.phone, `/deals/${estate}/sign`);
  await sendToApp(page);
  await page.getByText('Запрос не пришёл?').click();
  await expect(page.getByText(/запрос сгорит, и\sздесь можно будет отправить новый/)).toBeVisible();
  await passRequestTerm(silent);
  await expect(page.getByText('Запрос в приложении сгорел')).toBeVisible({ timeout: 20_000 });
  await expect(link(page, 'Отправить ещё раз')).toBeVisible();

  const his = await (await browser.newContext(contextOptions)).newPage();
  await signIn(his, late.phone, state(estate));
  await askByCalls(late, estate);
  await paperIn(`+${late.phone}`);
  await passRequestTerm(late);
  await expect(his.getByText('Запрос в приложении сгорел')).toBeVisible({ timeout: 20_000 });
  await refuseByCalls(silent, estate, 'Подписать не удалось');
  await answerInApp(late);
  await expect(cardOf(his, 'Подписание остановлено')).toContainText('Подпись пришла слишком поздно', {
    timeout: 20_000,
  });
  await his.context().close();
});
