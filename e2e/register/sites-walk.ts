import { expect } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { step, type Walk } from './walk.ts';

/** Client sites at the desk: the list, a registration that is not filled in, a card, its windows. */
export const deskSites: Walk = {
  name: 'desk-sites',
  as: 'admin',
  screens: [
    step('desk-sites', async ({ page }) => {
      await page.goto(`${addresses.office}/sites`);
      await expect(page.getByText('Магазин у дома').first()).toBeVisible();
    }),
    step('desk-site-new', async ({ page }) => {
      await page.getByRole('button', { name: 'Зарегистрировать сайт' }).click();
      await expect(page.getByRole('dialog', { name: 'Зарегистрировать сайт' })).toBeVisible();
    }),
    step('desk-site-new-wrong', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Зарегистрировать сайт' });
      await window.getByRole('button', { name: 'Зарегистрировать' }).click();
      await expect(window.getByText('Необходимо заполнить «Домен»').first()).toBeVisible();
    }),
    step('desk-site', async ({ page }) => {
      await page.goto(`${addresses.office}/sites/demo-shop`);
      await expect(page.getByRole('heading', { name: 'Магазин у дома' })).toBeVisible();
    }),
    step('desk-site-block', async ({ page }) => {
      await page.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(page.getByRole('dialog', { name: 'Заблокировать' })).toBeVisible();
    }),
    step('desk-site-absent', async ({ page }) => {
      await page.goto(`${addresses.office}/sites/nobody`);
      await expect(page.getByText('Такого сайта нет')).toBeVisible();
    }),
  ],
};
