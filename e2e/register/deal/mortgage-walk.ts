import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { button } from '../../steps/deals/booking.ts';
import { applicationForm, fillApplication, sendToBanks, signConsent } from '../../steps/deals/mortgage.ts';
import { reach } from '../../steps/deals/states.ts';
import { askingCode, lastCode } from '../consent.ts';
import { at, headed, heading, steady, step, unanswered, type Walk, type Walker } from '../walk.ts';

/** The mortgage: before the consent for the banks, and after it. */
export const mortgage: Walk = {
  name: 'mortgage',
  features: ['mortgage'],
  as: 'new',
  screens: [
    steady(at('mortgage', '/mortgage')),
    askingCode('mortgage-code', 'Даю согласие на передачу'),
    step('mortgage-code-wrong', async ({ page, buyer }) => {
      const right = await lastCode(buyer);
      await page.getByLabel(/Код/).fill(right === '000000' ? '000001' : '000000');
      await button(page, 'Подписать согласие').click();
      await expect(page.getByText('Неверный код')).toBeVisible();
    }),
    step('mortgage-signed', async ({ page, buyer }) => {
      await page.getByLabel(/Код/).fill(await lastCode(buyer));
      await button(page, 'Подписать согласие').click();
      await expect(page.getByText('Когда в сделке дойдёт до ипотеки')).toBeVisible();
    }),
    ...unanswered('mortgage', '/mortgage', '**/api/mortgage*'),
  ],
};

/** Sets the state of the deal and the answers of its banks; no bank is asked meanwhile. */
const stands =
  (place: DealPlace, bids = 'bank = bank') =>
  async ({ page, buyer, estate }: Walker) => {
    await sql(
      'update deals set place = $2 where id in (select deal_id from deal_parties where user_id = $1)',
      [buyer.id, place],
    );
    await sql(`update mortgage_bids set next_ask_at = null, ${bids} where user_id = $1`, [buyer.id]);
    await page.goto(`/deals/${estate}/mortgage`);
  };

const terms = 'rate_percent = 6, months = 300';

/** One application to several banks: from the empty form to the chosen bank, with all states between. */
export const mortgageApplication: Walk = {
  name: 'mortgage-application',
  features: ['mortgage'],
  as: 'new',
  screens: [
    step('mortgage-before-consent', async (walker) => {
      const { page, buyer, estate } = walker;
      await reach(page, buyer, estate, 'success', 'free');
      await stands('mortgage')(walker);
      await heading(page, 'Согласие для банков');
    }),
    step('mortgage-form', async ({ page, buyer }) => {
      await signConsent(page, buyer);
      await heading(page, 'Анкета для банков');
    }),
    step('mortgage-form-faults', async ({ page }) => {
      await sendToBanks(page, 4);
      await expect(page.getByText('Укажите доход')).toBeVisible();
    }),
    step('mortgage-sent', async (walker) => {
      const { page, buyer } = walker;
      await fillApplication(page);
      await sendToBanks(page, 4);
      await expect(applicationForm(page)).toBeHidden();
      // All banks have been asked: nothing changes while the screens are checked.
      await expect
        .poll(() => sql("select 1 from mortgage_bids where user_id = $1 and status = 'sent'", [buyer.id]), {
          timeout: 30_000,
        })
        .toEqual([]);
      await stands(
        'mortgage-sent',
        "status = 'sent', reason = null, rate_percent = null, months = null",
      )(walker);
      await expect(page.getByText('отправили').first()).toBeVisible();
    }),
    headed(
      'mortgage-one-approved',
      stands(
        'mortgage-offers',
        `${terms}, status = case bank when 'bereg' then 'approved' when 'polus' then 'withdrawn' else 'expired' end,
         valid_until = now() + interval '20 days', promised_at = null`,
      ),
      'Выберите банк',
    ),
    step('mortgage-choosing', async ({ page }) => {
      const offers = page.getByRole('region', { name: 'Предложения банков' });
      await offers.getByRole('button', { name: /: Банк «Берег»$/ }).click();
      await expect(page.getByRole('dialog', { name: 'Выбрать этот банк?' })).toBeVisible();
    }),
    headed(
      'mortgage-chosen',
      stands('total', "status = case bank when 'bereg' then 'chosen' else 'refused' end"),
      'Банк выбран',
    ),
    headed(
      'mortgage-all-refused',
      stands('mortgage-declined', "status = 'refused', reason = 'not_ready'"),
      'Анкета для банков',
    ),
    headed('mortgage-by-desk', stands('mortgage-sent'), 'Что дальше'),
  ],
};

/** Answers of banks side by side, the sent application, and the cost of the loan. */
export const mortgagePayment: Walk = {
  name: 'mortgage-payment',
  features: ['mortgage'],
  as: 6,
  screens: [
    step('mortgage-payment', async ({ page }) => {
      await page.goto('/mortgage');
      await heading(page, 'Выберите банк');
      await expect(page.getByRole('region', { name: 'Примерьте платёж' })).toBeVisible();
    }),
    step('mortgage-look', async ({ page }) => {
      await button(page, 'Моя анкета').click();
      await expect(page.getByRole('dialog', { name: 'Моя анкета' })).toBeVisible();
    }),
    ...unanswered('mortgage-payment', '/mortgage', '**/api/deals'),
  ],
};
