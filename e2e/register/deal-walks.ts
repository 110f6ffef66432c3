import { expect, type Page } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { at, heading, step, type Walk } from './walk.ts';

const openDeal = async (page: Page, title: string) => {
  await page.goto('/deals');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await heading(page, title);
};

/** A deal on its way, led by the desk: the bank's turn, the buyer's, the house, the keys. */
export const dealAtBank: Walk = {
  name: 'deal-at-bank',
  as: 6,
  screens: [
    at('dashboard-at-bank', '/dashboard'),
    step('deal-at-bank', ({ page }) => openDeal(page, 'Банки рассматривают заявку')),
  ],
};

export const dealToRead: Walk = {
  name: 'deal-to-read',
  as: 7,
  screens: [
    at('dashboard-to-read', '/dashboard'),
    step('deal-to-read', ({ page }) => openDeal(page, 'Прочитайте договор')),
  ],
};

export const dealAtKeys: Walk = {
  name: 'deal-at-keys',
  as: 11,
  screens: [step('deal-inspection', ({ page }) => openDeal(page, 'Примите квартиру'))],
};

export const dealOver: Walk = {
  name: 'deal-over',
  as: 12,
  screens: [step('deal-completed', ({ page }) => openDeal(page, 'Сделка завершена'))],
};

/** The window in which the desk records a step, empty, refused and filled. */
export const deskMoves: Walk = {
  name: 'desk-moves',
  as: 'manager',
  screens: [
    step('desk-deal-way', async ({ page }) => {
      await page.goto(addresses.office);
      await page.getByRole('searchbox').fill('С-');
      await page
        .getByRole('link', { name: /Подписать договор/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Отметить, что произошло' })).toBeVisible();
    }),
    step('desk-move', async ({ page }) => {
      await page.getByRole('button', { name: 'Отметить, что произошло' }).click();
      await expect(page.getByRole('dialog', { name: 'Отметить, что произошло' })).toBeVisible();
    }),
    step('desk-move-empty', ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Отметить', exact: true }).click(),
    ),
    step('desk-move-chosen', async ({ page }) => {
      await page.getByRole('dialog').getByLabel('Что произошло').click();
      await page.getByRole('option', { name: 'Договор подпишем на встрече' }).click();
      await expect(page.getByText(/^Дальше: /)).toBeVisible();
    }),
  ],
};
