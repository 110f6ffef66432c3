import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { openSession } from '../../stage/people.ts';
import { type CheckedFile, chooseFiles, verdict } from '../../steps/browser/check-files.ts';
import {
  changed,
  paperIn,
  withChange,
  withSignatures,
  withStrangeKeys,
} from '../../steps/deals/signed-archive.ts';
import { lead } from '../../steps/deals/states.ts';
import { type Screen, steady, step, type Walk, type Walker } from '../walk.ts';

/** The archive of the papers of a buyer with a signed agreement. */
async function archiveOf({ buyer, estate }: Walker): Promise<Buffer> {
  await lead(buyer, estate, 'payment');
  const { headers } = await openSession('cabinet', buyer.phone);
  const answer = await fetch(`${addresses.cabinet}/api/documents/archive`, { headers });
  if (!answer.ok) throw new Error(`The archive was not given: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** One for all screens of a walk. */
let archive: Buffer;

/** A screen after the choice of a file. */
const checked = (
  name: string,
  files: () => CheckedFile | Promise<CheckedFile>,
  title: string | RegExp,
): Screen =>
  step(name, async ({ page }) => {
    await chooseFiles(page, await files());
    await verdict(page, title);
  });

const zip = (bytes: Uint8Array): CheckedFile => ({
  name: 'Документы с подписями, 29.11.2026, из письма застройщика.zip',
  bytes,
});
const pdf = (bytes: Uint8Array): CheckedFile => ({ name: 'Соглашение.pdf', bytes });

/** The page where anybody checks a file, in its states. */
export const check: Walk = {
  name: 'check',
  features: ['documents'],
  as: 'guest',
  screens: [
    steady(
      step('check', async (walker) => {
        archive = await archiveOf(walker);
        await walker.page.goto('/check');
      }),
    ),
    {
      name: 'check-reading',
      waits: true,
      endsWhenLeft: true,
      reach: async ({ page }) => {
        await page.route('**/assets/check-worker*', () => undefined);
        await page.goto('/check');
        await chooseFiles(page, zip(archive));
        await expect(page.getByRole('progressbar', { name: /^Читаем файл/ })).toBeVisible();
      },
    },
    step('check-whole', async ({ page }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('/check');
      await chooseFiles(page, zip(archive));
      await verdict(page, 'Архив цел, подписи верны');
    }),
    checked('check-changed', () => zip(changed(archive)), 'Архив меняли'),
    checked('check-strange', () => zip(withStrangeKeys(archive)), 'Архив собрали не мы'),
    checked('check-unsure', async () => zip(await withSignatures(archive)), /подписи проверены не до конца$/),
    checked('check-ours', () => pdf(paperIn(archive).bytes), 'Это файл, который подписан у нас'),
    checked(
      'check-foreign',
      () => pdf(withChange(paperIn(archive).bytes)),
      'Это не тот файл, который подписан у нас',
    ),
    step('check-refused', async ({ page }) => {
      await chooseFiles(page, { name: 'Договор.pdf.sig', bytes: new Uint8Array([0x30, 0]) });
      await expect(page.getByText('Нет документа к этой подписи')).toBeVisible();
    }),
    step('check-offline', async ({ page }) => {
      await page.context().setOffline(true);
      await chooseFiles(page, zip(await withSignatures(archive)));
      await verdict(page, 'Архив сходится сам с собой');
    }),
    step('check-offline-file', async ({ page }) => {
      await chooseFiles(page, pdf(paperIn(archive).bytes));
      await verdict(page, 'Наш ли это файл, спросить не удалось');
    }),
  ],
};
