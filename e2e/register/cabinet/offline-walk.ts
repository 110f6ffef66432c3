import { expect } from '@playwright/test';
import { dropDocument, untilKept } from '../../steps/browser/kept-cabinet.ts';
import { heading, steady, step, type Walk, type Walker } from '../walk.ts';

const title = 'Последнее известное состояние';

/** Opens a page without a connection, after the cabinet was saved with one. */
async function leaveNet({ page }: Walker, path: string): Promise<void> {
  await page.context().setOffline(false);
  // Otherwise the saved page would come back by itself.
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.clock.install();
  await page.goto('/documents');
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto(path);
}

/** The saved state of the cabinet that a buyer reads without a connection. */
export const lastKnown: Walk = {
  name: 'last-known',
  features: ['deals', 'catalogue'],
  as: 3,
  worker: true,
  screens: [
    step('last-known', async (walker) => {
      await leaveNet(walker, '/documents');
      await heading(walker.page, title);
      await heading(walker.page, 'Оплатите бронирование');
    }),
    step('last-known-english', async (walker) => {
      await walker.page.evaluate(() => localStorage.setItem('locale', 'en'));
      await leaveNet(walker, '/deals');
      await expect(walker.page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect(walker.page.getByRole('heading', { level: 1, name: 'Last known state' })).toBeVisible();
    }),
  ],
};

/**
 * The same for a person without a deal, for one without a saved state, and before the cabinet itself is
 * saved.
 */
export const nothingKnown: Walk = {
  name: 'nothing-known',
  features: ['deals', 'catalogue'],
  as: 'new',
  worker: true,
  screens: [
    step('last-known-no-deals', async (walker) => {
      await leaveNet(walker, '/deals');
      await expect(walker.page.getByText('Открытых сделок не было')).toBeVisible();
    }),
    steady(
      step('last-known-none', async ({ page }) => {
        await page.evaluate(() => localStorage.removeItem('last-known'));
        await page.goto('/deals');
        await heading(page, title);
      }),
    ),
    step('offline-document', async (walker) => {
      await leaveNet(walker, '/deals');
      await dropDocument(walker.page);
      await walker.page.goto('/estates');
      await heading(walker.page, 'Нет связи');
    }),
  ],
};
