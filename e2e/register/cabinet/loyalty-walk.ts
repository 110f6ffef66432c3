import { expect, type Page } from '@playwright/test';
import { countDeal, giveCard, giveCertificate } from '../../steps/deals/loyalty.ts';
import { at, headed, steady, step, unanswered, type Walk } from '../walk.ts';

export const openUserMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await expect(page.getByRole('link', { name: 'Выйти' })).toBeVisible();
};

/** The card in the person's menu. */
const inMenu = async (page: Page, face: string) => {
  await page.goto('/notifications');
  await openUserMenu(page);
  await expect(page.getByRole('region', { name: 'Карта лояльности' }).getByText(face)).toBeVisible();
};

const openWindow = async (page: Page) => {
  await page.getByRole('button', { name: 'Ваши привилегии' }).click();
  await expect(page.getByRole('dialog').getByText('Что засчитали')).toBeVisible();
};

/** The card in each of its states, in the menu and on its page. */
export const loyalty: Walk = {
  name: 'loyalty',
  features: ['bonus', 'loyalty'],
  as: 'long',
  screens: [
    step('user-menu-no-card', ({ page }) => inMenu(page, 'Карты пока нет')),
    steady(at('bonus-no-card', '/bonus')),
    step('user-menu-basic', async ({ page, buyer }) => {
      await giveCard(buyer.id, 'basic');
      await countDeal(buyer.id, '18', 1_800_000_000, '2 years');
      await inMenu(page, 'Базовый');
    }),
    step('bonus-window-basic', ({ page }) => openWindow(page)),
    at('bonus-basic', '/bonus'),
    step('user-menu-premium', async ({ page, buyer }) => {
      await giveCard(buyer.id, 'premium');
      await giveCertificate(buyer.id, 'На отделку');
      await inMenu(page, 'Премиум');
    }),
    step('bonus-window-premium', ({ page }) => openWindow(page)),
    headed('bonus-premium', '/bonus', 'Премиум'),
    step('user-menu-blocked', async ({ page, buyer }) => {
      await giveCard(buyer.id, 'premium', true);
      await inMenu(page, 'Карта заблокирована');
    }),
    step('bonus-blocked', async ({ page }) => {
      await page.goto('/bonus');
      await expect(page.getByText('Карта заблокирована').first()).toBeVisible();
    }),
    ...unanswered('bonus', '/bonus', '**/api/bonus/history'),
  ],
};

/** A middle level, with its counted deals and recommended friends. */
export const prestige: Walk = {
  name: 'prestige',
  features: ['bonus', 'loyalty'],
  as: 12,
  screens: [
    step('user-menu-prestige', ({ page }) => inMenu(page, '7700 0012 2026')),
    step('bonus-window', ({ page }) => openWindow(page)),
    at('bonus', '/bonus'),
    at('recommend', '/bonus/recommend'),
  ],
};
