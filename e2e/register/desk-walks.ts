import { expect } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { enterStaff } from '../steps/sign-in.ts';
import { step, type Walk } from './walk.ts';

/** Before the second factor. */
export const deskDoor: Walk = {
  name: 'desk-door',
  as: 'guest',
  screens: [
    step('desk-sign-in', ({ page }) => page.goto(addresses.office)),
    step('desk-code', async ({ page }) => {
      await enterStaff(page, 'support@demo.test');
      await expect(page.getByLabel(/Код/)).toBeVisible();
    }),
    step('desk-code-wrong', async ({ page }) => {
      await page.getByLabel(/Код/).fill('000000');
      await expect(page.getByText('Неверный код из приложения.')).toBeVisible();
    }),
  ],
};

const act = (name: string, title: string) =>
  step(`desk-${name}`, async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: title, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });

export const desk: Walk = {
  name: 'desk',
  as: 'admin',
  screens: [
    step('desk-queue', ({ page }) => page.goto(addresses.office)),
    step('desk-deal', async ({ page }) => {
      await page.getByRole('link', { name: /Васильева/ }).click();
      await expect(page.getByRole('heading', { name: /Васильева/ })).toBeVisible();
    }),
    act('extend', 'Продлить бронь'),
    act('cancel', 'Отменить бронь'),
    step('desk-booked', async ({ page }) => {
      await page.goto(addresses.office);
      await page.getByRole('link', { name: /Кузнецов/ }).click();
      await expect(page.getByRole('heading', { name: /Кузнецов/ })).toBeVisible();
    }),
    step('desk-nothing-found', ({ page }) => page.goto(`${addresses.office}/?q=нет-такого`)),
    step('desk-no-deal', ({ page }) =>
      page.goto(`${addresses.office}/deals/00000000-0000-7000-8000-000000000000`),
    ),
    step('desk-audit', ({ page }) => page.goto(`${addresses.office}/audit`)),
    step('desk-not-found', ({ page }) => page.goto(`${addresses.office}/no-such-page`)),
  ],
};
