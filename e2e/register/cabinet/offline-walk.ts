import { expect } from '@playwright/test';
import { dropDocument, untilKept } from '../../steps/browser/kept-cabinet.ts';
import { heading, steady, step, type Walk, type Walker } from '../walk.ts';

const title = 'Последнее известное состояние';

/** A page is opened without a connection, after the cabinet has been kept with one. */
async function leaveNet({ page }: Walker, path: string): Promise<void> {
  await page.context().setOffline(false);
  // The page of before comes back by itself.
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.clock.install();
  await page.goto('/documents');
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto(path);
}

/** What a buyer reads without a connection: the cabinet's last known state. */
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
 * The same of a person without a deal, of one of whom nothing is kept, and before the cabinet itself is kept.
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
