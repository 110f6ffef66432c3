import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { emptied, heading, saying, step, unanswered, type Walk } from '../walk.ts';

const queue = '**/api/office/queue*';
const nobody = '00000000-0000-7000-8000-000000000000';

const tab = (name: string) =>
  step(`desk-queue-${name}`, async ({ page }) => {
    await page.goto(`${addresses.office}/?tab=${name}`);
    await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();
  });

/** The queue by whose turn it is; empty, failed to load, without a connection. */
export const deskQueue: Walk = {
  name: 'desk-queue',
  features: ['queue'],
  as: 'support',
  screens: [
    ...unanswered('desk-queue', addresses.office, queue),
    emptied('desk-queue-empty', `${addresses.office}/?tab=registry`, queue, 'Здесь пусто'),
    step('desk-queue-staff', async ({ page }) => {
      await allowAll(page);
      await page.goto(`${addresses.office}/?tab=staff`);
      await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();
    }),
    tab('closed'),
    ...unanswered('desk-deal', `${addresses.office}/deals/${nobody}`, '**/api/office/deals/*'),
    step('desk-deal-of-support', async ({ page }) => {
      await allowAll(page);
      await openDeal(page, 'Васильева', 'Васильева');
    }),
    step('desk-menu', async ({ page }) => {
      await page.goto(addresses.office);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /поддержка/ })
        .click();
      await expect(page.getByText('Безопасность')).toBeVisible();
    }),
    saying('desk-transfers-denied', `${addresses.office}/transfers`, 'Переводы подтверждает бухгалтер'),
    step('desk-broken', async ({ page }) => {
      await page.route('**/roles-page*', (route) => route.abort());
      await page.goto(`${addresses.office}/roles`);
      await heading(page, 'Страница не открылась');
      await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible();
    }),
    step('desk-offline', async ({ page }) => {
      await allowAll(page);
      await page.goto(addresses.office);
      await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(/^Нет связи\. Показано то/)).toBeVisible();
    }),
  ],
};
