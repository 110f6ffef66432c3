import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { orderByCalls } from '../../steps/people/certificate.ts';
import { longest, step, unanswered, type Walk } from '../walk.ts';

const room = `${addresses.office}/eds`;

/** Orders for certificates, and what was found of a passport. */
export const deskEds: Walk = {
  name: 'desk-eds',
  features: ['eds'],
  as: 'manager',
  screens: [
    ...unanswered('desk-eds', room, '**/api/office/eds'),
    step('desk-eds-room', async (walker) => {
      await allowAll(walker.page);
      walker.buyer = await makeBuyer(longest);
      const { id } = await orderByCalls(walker.buyer, { way: 'bank', branch: 'bank-smolenskaya' });
      // Paid: the operator waits for the identity.
      await sql(
        `update eds_orders set state = 'identity', until = null, visit_day = '2024-01-01' where id = $1`,
        [id],
      );
      await walker.page.goto(room);
      await expect(walker.page.getByRole('table').first()).toBeVisible();
    }),
    step('desk-eds-mark', async ({ page }) => {
      await page.getByRole('button', { name: 'Данные не совпали' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  ],
};
