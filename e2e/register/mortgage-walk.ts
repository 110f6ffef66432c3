import { expect } from '@playwright/test';
import { button } from '../steps/booking.ts';
import { at, step, unanswered, type Walk } from './walk.ts';

/** The mortgage: before the consent for the banks, and after it. */
export const mortgage: Walk = {
  name: 'mortgage',
  as: 'new',
  screens: [
    at('mortgage', '/mortgage'),
    step('mortgage-signed', async ({ page }) => {
      await page.getByLabel('Даю согласие на передачу').check();
      await button(page, 'Подписать согласие').click();
      await expect(page.getByText('Когда в сделке дойдёт до ипотеки')).toBeVisible();
    }),
    ...unanswered('mortgage', '/mortgage', '**/api/mortgage*'),
  ],
};

/** What the loan for the flat that is being bought would cost. */
export const mortgagePayment: Walk = {
  name: 'mortgage-payment',
  as: 6,
  screens: [
    step('mortgage-payment', async ({ page }) => {
      await page.goto('/mortgage');
      await expect(page.getByRole('region', { name: 'Примерьте платёж' })).toBeVisible();
    }),
    ...unanswered('mortgage-payment', '/mortgage', '**/api/deals'),
  ],
};
