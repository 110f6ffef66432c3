// Features: documents.

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { chooseFiles, verdict } from '../../steps/browser/check-files.ts';
import { button } from '../../steps/deals/booking.ts';
import { changed, paperIn, withChange, withSignatures } from '../../steps/deals/signed-archive.ts';
import { lead } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('[promise 46] anybody checks an archive of papers and single files without a session, and once loaded without our server', async ({
  page,
  browser,
}) => {
  const [buyer, flat] = await Promise.all([makeBuyer(), pickEstate()]);
  await lead(buyer, flat, 'payment');
  await signIn(page, buyer.phone);
  await page.goto('/documents');
  const archive = (await saved(page, () => button(page, 'Скачать архив').click())).bytes;
  await page.getByRole('link', { name: 'Проверить файл или архив' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Кто подписал и не менялся ли файл' }),
  ).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  const sent: string[] = [];
  guest.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(request.url());
  });
  // The last of what a report needs comes while the page is idle.
  const loaded = guest.waitForResponse(/GolosText_600SemiBold/);
  await guest.goto('/check');
  await chooseFiles(guest, { name: 'Документы.zip', bytes: archive });
  await verdict(guest, 'Архив цел, подписи верны');
  await expect(guest.getByText(buyer.surname)).toBeVisible();
  await expect(guest.getByText('Совпадают с ключами застройщика.')).toBeVisible();
  await chooseFiles(guest, { name: 'Документы.zip', bytes: changed(archive) });
  await verdict(guest, 'Архив меняли');
  const paper = { name: 'Соглашение.pdf', bytes: paperIn(archive).bytes };
  await expect(guest.getByText(`${paperIn(archive).name}: изменён`)).toBeVisible();
  const zip = { name: 'С подписями.zip', bytes: await withSignatures(archive) };
  await chooseFiles(guest, zip);
  await verdict(guest, 'Файлы не менялись, подписи проверены не до конца');
  await expect(guest.getByText('INDETERMINATE, NO_CERTIFICATE_CHAIN_FOUND')).toHaveCount(2);

  await (await loaded).finished();
  await guest.context().setOffline(true);
  await chooseFiles(guest, zip);
  await verdict(guest, 'Архив сходится сам с собой');
  // One of them is of GOST: its hash and its curve run in the browser.
  await expect(guest.getByText('TOTAL-PASSED')).toHaveCount(2);
  await expect(guest.getByText('ключами застройщика не сверены')).toBeVisible();
  const report = await saved(guest, () => button(guest, 'Отчёт о проверке, PDF').click());
  expect(report.name).toMatch(/^Отчёт о проверке, .*\.pdf$/);
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await chooseFiles(guest, paper);
  await verdict(guest, 'Наш ли это файл, спросить не удалось');

  await guest.context().setOffline(false);
  await chooseFiles(guest, paper);
  await verdict(guest, 'Это файл, который подписан у нас');
  await chooseFiles(guest, { ...paper, bytes: withChange(paper.bytes) });
  await verdict(guest, 'Это не тот файл, который подписан у нас');
  expect(sent).toEqual([]);
});
