// Features: documents.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, numberOf, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { lead } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('[S2.1-05, S2.4-09] a buyer finds his papers by deal and word, reads who has signed, and takes the files with him', async ({
  page,
}) => {
  const [buyer, flat, other] = await Promise.all([makeBuyer(), pickEstate(), pickEstate()]);
  await lead(buyer, flat, 'payment');
  await lead(buyer, other, 'sign');
  await signIn(page, buyer.phone);
  await page.getByRole('link', { name: 'Документы' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Подпишите договор бронирования' })).toBeVisible();

  const folderOf = async (estate: number) =>
    page.getByRole('region', { name: /^Квартира/ }).filter({ hasText: `№ ${await numberOf(estate)}` });
  const folder = await folderOf(flat);
  const waiting = await folderOf(other);
  await expect(folder.getByText('действует', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(waiting.getByText('подпишите', { exact: true }).filter({ visible: true })).toBeVisible();
  await page.getByRole('searchbox').fill('соглашение о бронировании');
  await expect(page.getByText('Найдено 2 документа')).toBeVisible();
  await page.getByRole('searchbox').fill(await numberOf(flat));
  await expect(page.getByText('Найден 1 документ')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  const open = folder.getByRole('button', { name: /^Редакции, подписи и файлы/ });
  await open.press('Enter');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(folder.getByText(new RegExp(`Подпись: ${buyer.surname} `))).toBeVisible();
  const hash = /[\da-f]{64}/.exec((await folder.getByText('Отпечаток (SHA-256)').textContent()) ?? '')?.[0];
  const original = await saved(page, () => folder.getByRole('link', { name: 'Как подписан' }).click());
  expect(createHash('sha256').update(original.bytes).digest('hex')).toBe(hash);
  const signatures = await saved(page, () => folder.getByRole('link', { name: 'Файл подписей' }).click());
  expect(JSON.parse(String(signatures.bytes))).toMatchObject({ document: { sha256: hash } });

  const archive = await saved(page, () => button(page, 'Скачать архив').click());
  expect(archive.name).toMatch(/^Документы, .*\.zip$/);
  expect(archive.bytes.includes(`${hash}  `)).toBe(true);
});
