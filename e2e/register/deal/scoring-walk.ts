import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { button } from '../../steps/deals/booking.ts';
import { askingCode, lastCode } from '../consent.ts';
import { at, headed, saying, steady, step, unanswered, type Walk, type Walker } from '../walk.ts';

/** Sets the state of a request that the bank has not answered. */
const stands =
  (change: string) =>
  async ({ page, buyer }: Walker) => {
    await sql(`update credit_ratings set ${change} where user_id = $1`, [buyer.id]);
    await page.goto('/scoring');
  };

/** The credit rating: from the consent to the number, with all states between. */
export const scoring: Walk = {
  name: 'scoring',
  features: ['scoring'],
  as: 'new',
  screens: [
    steady(at('scoring', '/scoring')),
    askingCode('scoring-code', 'Даю согласие на запрос'),
    step('scoring-rating', async ({ page, buyer }) => {
      await page.getByLabel(/Код/).fill(await lastCode(buyer));
      await button(page, 'Узнать кредитный потенциал').click();
      await expect(page.getByRole('region', { name: 'Ваш кредитный потенциал' })).toBeVisible({
        timeout: 20_000,
      });
    }),
    headed(
      'scoring-again',
      stands("answered_at = now() - interval '2 days'"),
      'Обновить кредитный потенциал',
    ),
    saying('scoring-low', stands('rating = 120'), 'Низкий'),
    headed(
      'scoring-counting',
      stands("state = 'asked', next_ask_at = now() + interval '1 day', rating = null, rated_at = null"),
      'Пока считаем кредитный потенциал',
    ),
    saying('scoring-unclear', stands('unclear = true, rating = 700, rated_at = now()'), 'Банк не ответил.'),
    headed(
      'scoring-refused',
      stands(
        "state = 'refused', rating = null, rated_at = null, unclear = false, answered_at = now(), next_ask_at = null",
      ),
      'Банк не посчитал кредитный потенциал',
    ),
    ...unanswered('scoring', '/scoring', '**/api/scoring'),
  ],
};
