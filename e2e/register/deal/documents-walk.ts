import { refuse } from '../../steps/browser/refuse.ts';
import { button } from '../../steps/deals/booking.ts';
import { lead } from '../../steps/deals/states.ts';
import { heading, saying, step, type Walk } from '../walk.ts';

/** The documents of a person: none, one that waits, one in force with its files, one found by a word. */
export const documents: Walk = {
  name: 'documents',
  features: ['documents'],
  as: 'long',
  screens: [
    saying('documents-empty', '/documents', 'Документов пока нет'),
    step('documents-failed', async ({ page }) => {
      await refuse(page, '**/api/documents/papers', { code: 'UNAVAILABLE', times: 4 });
      await page.goto('/documents');
      await button(page, 'Повторить').waitFor();
    }),
    step('documents-waits', async ({ page, buyer, estate }) => {
      await lead(buyer, estate, 'sign');
      await page.goto('/documents');
      await heading(page, 'Подпишите договор бронирования');
    }),
    step('documents-open', async ({ page, buyer, estate }) => {
      await lead(buyer, estate, 'payment');
      await page.goto('/documents');
      await page.getByRole('button', { name: /^Редакции, подписи и файлы/ }).click();
      await page.getByText('Отпечаток (SHA-256)').waitFor();
    }),
    step('documents-none', async ({ page }) => {
      await page.getByRole('searchbox').fill('доверенность');
      await page.getByText('По слову «доверенность» ничего нет').waitFor();
    }),
  ],
};
