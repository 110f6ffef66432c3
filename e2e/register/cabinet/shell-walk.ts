import { expect, type Page } from '@playwright/test';
import { allowAll, refuse } from '../../steps/browser/refuse.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { at, heading, step, type Walk } from '../walk.ts';
import { openUserMenu } from './loyalty-walk.ts';

/** Both the tab bar of a phone and the menu of a wide screen have the rest under the same word. */
const openMore = async (page: Page) => {
  await page.getByRole('navigation').getByRole('button', { name: 'Ещё' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
};

/** Nobody touches the page for 15 minutes: wide screens ask, a narrow one does nothing (S4.5-01). */
export const idle: Walk = {
  name: 'idle',
  features: ['auth'],
  as: 'new',
  screens: [
    step('idle-window', async ({ page }) => {
      await page.clock.install();
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.fastForward('15:05');
      if ((page.viewportSize()?.width ?? 0) < 1232) return;
      await expect(page.getByRole('dialog').getByText('Время ожидания истекло')).toBeVisible();
    }),
  ],
};

/** The frame around every page: its failures, its loading states, a visit without a connection. */
export const shell: Walk = {
  name: 'shell',
  features: ['notifications'],
  as: 3,
  screens: [
    step('notification', async ({ page }) => {
      await page.goto('/notifications');
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Все уведомления' }).first()).toBeVisible();
    }),
    step('menu-more', async ({ page }) => {
      await openMore(page);
    }),
    at('notification-absent', '/notifications/999999'),
    step('start-failed-in-part', async ({ page }) => {
      await refuse(page, '**/api/managers', { code: 'INTERNAL' });
      await page.goto('/notifications');
      await expect(page.getByText('Загрузилось не всё')).toBeVisible();
    }),
    step('user-menu-no-answer', async ({ page }) => {
      await allowAll(page);
      await page.clock.install();
      await page.route('**/api/bonus/account', (route) => route.abort());
      await page.goto('/notifications');
      await seeFailed(page, page.getByText('Загрузилось не всё'));
      await openUserMenu(page);
    }),
    step('error-500', async ({ page }) => {
      await allowAll(page);
      await refuse(page, '**/api/deals/7', { code: 'INTERNAL' });
      await page.goto('/deals/7');
      await heading(page, 'Сервис временно недоступен');
    }),
    step('offline', async ({ page }) => {
      await allowAll(page);
      await page.goto('/notifications');
      await heading(page, 'Уведомления');
      await page.context().setOffline(true);
      await expect(page.getByText('Нет связи')).toBeVisible();
    }),
  ],
};
