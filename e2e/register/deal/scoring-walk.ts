import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { codeFor } from '../../stage/outside.ts';
import { button } from '../../steps/deals/booking.ts';
import { at, heading, steady, step, unanswered, type Walk, type Walker } from '../walk.ts';

const minuteMs = 60_000;

/** The question as it stands while the bank has not answered it. */
const stands =
  (change: string) =>
  async ({ page, buyer }: Walker) => {
    await sql(`update credit_ratings set ${change} where user_id = $1`, [buyer.id]);
    await page.goto('/scoring');
  };

/** The credit rating: from the consent to the number, and whatever may stand between. */
export const scoring: Walk = {
  name: 'scoring',
  features: ['scoring'],
  as: 'new',
  screens: [
    steady(at('scoring', '/scoring')),
    step('scoring-code', async ({ page }) => {
      await page.getByLabel('Даю согласие на запрос').check();
      await button(page, 'Получить код').click();
      await expect(page.getByLabel(/Код/)).toBeVisible();
    }),
    step('scoring-rating', async ({ page, buyer }) => {
      await page.getByLabel(/Код/).fill(await codeFor(buyer.phone, new Date(Date.now() - minuteMs)));
      await button(page, 'Узнать кредитный потенциал').click();
      await expect(page.getByRole('region', { name: 'Ваш кредитный потенциал' })).toBeVisible({
        timeout: 20_000,
      });
    }),
    step('scoring-again', async (walker) => {
      await stands("answered_at = now() - interval '2 days'")(walker);
      await heading(walker.page, 'Обновить кредитный потенциал');
    }),
    step('scoring-low', async (walker) => {
      await stands('rating = 120')(walker);
      await expect(walker.page.getByText('Низкий')).toBeVisible();
    }),
    step('scoring-counting', async (walker) => {
      await stands("state = 'asked', next_ask_at = now() + interval '1 day', rating = null, rated_at = null")(
        walker,
      );
      await heading(walker.page, 'Пока считаем кредитный потенциал');
    }),
    step('scoring-unclear', async (walker) => {
      await stands('unclear = true, rating = 700, rated_at = now()')(walker);
      await expect(walker.page.getByText('Банк не ответил.')).toBeVisible();
    }),
    step('scoring-refused', async (walker) => {
      await stands(
        "state = 'refused', rating = null, rated_at = null, unclear = false, answered_at = now(), next_ask_at = null",
      )(walker);
      await heading(walker.page, 'Банк не посчитал кредитный потенциал');
    }),
    ...unanswered('scoring', '/scoring', '**/api/scoring'),
  ],
};
