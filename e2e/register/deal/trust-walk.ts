import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { drivePayment, paymentsOf } from '../../stage/outside.ts';
import { type Buyer, demoPhone, makeBuyer, numberOf } from '../../stage/people.ts';
import { allowAll, refuse } from '../../steps/browser/refuse.ts';
import { button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { checkedPassport, power, signInInstead, trust } from '../../steps/people/trust.ts';
import { heading, longest, steady, step, unanswered, type Walk } from '../walk.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Доверенные лица' });

/** Opens a deal of a demo buyer whose delegate the walker is. */
async function openDeal(page: Page, buyer: Buyer, of: number, scope: 'view' | 'pay'): Promise<void> {
  const id = await trust(demoPhone(of), buyer, scope);
  const [found] = await sql<{ estate: number }>(
    `select b.estate_id as estate from bookings b join users u on u.id = b.user_id left join deals d on d.booking_id = b.id where u.phone = $1
     order by b.ended_at is null or (d.id is not null and d.closed_at is null) desc, b.started_at desc limit 1`,
    [demoPhone(of)],
  );
  await page.goto(`/trusted/${id}/deals/${found?.estate}`);
  await heading(page, 'Что сейчас');
}

/** A person's delegates and principals, and the principals' deals that he sees. */
export const trusted: Walk = {
  name: 'trusted',
  features: ['deals', 'delegates'],
  as: 'long',
  screens: [
    step('delegates-empty', async ({ page }) => {
      await page.goto('/profile');
      await card(page).getByRole('button', { name: 'Добавить доверенное лицо' }).click();
      await card(page).getByRole('button', { name: 'Пригласить' }).click();
      await expect(card(page).getByText('Введите телефон полностью')).toBeVisible();
    }),
    step('delegates', async ({ page, buyer }) => {
      const other = await makeBuyer(longest);
      await trust(buyer.phone, other, 'pay');
      await trust(buyer.phone, await makeBuyer(), 'view', false);
      await trust(other.phone, buyer, 'pay', false);
      await page.goto('/profile');
      await expect(card(page).getByRole('button', { name: /^Согласиться/ })).toBeVisible();
    }),
    step('delegates-powers', async ({ page, buyer }) => {
      await sql(`update delegations set ended_at = now(), ended_by = 'principal' where principal_id = $1`, [
        buyer.id,
      ]);
      for (const state of ['asked', 'accepted', 'refused'] as const)
        await power(await trust(buyer.phone, await makeBuyer(longest), 'sign'), state);
      const other = await makeBuyer(longest);
      await power(await trust(other.phone, buyer, 'sign'));
      await page.goto('/profile');
      await expect(card(page).getByText('Причина:', { exact: false })).toBeVisible();
      await expect(card(page).getByText('Можно подписывать', { exact: false })).toBeVisible();
    }),
    step('delegates-power-empty', async ({ page }) => {
      await card(page)
        .getByRole('button', { name: /^Приложить другую доверенность/ })
        .last()
        .click();
      await card(page).getByRole('button', { name: 'Отправить на проверку' }).click();
      await expect(card(page).getByText('Приложите скан доверенности')).toBeVisible();
    }),
    step('delegates-withdraw', async ({ page }) => {
      await card(page)
        .getByRole('button', { name: /^Отозвать/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    ...unanswered('delegates', '/profile', '**/api/users/delegates'),
    step('trusted-deal-pay', async ({ page, buyer }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await openDeal(page, buyer, 3, 'pay');
    }),
    step('trusted-deal-view', ({ page, buyer }) => openDeal(page, buyer, 4, 'view')),
    step('trusted-dashboard', async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('region', { name: /^От имени/ }).first()).toBeVisible();
    }),
    ...unanswered('trusted-dashboard', '/dashboard', '**/api/users/delegates'),
    steady(
      step('trusted-gone', async ({ page, buyer }) => {
        // Restores the demo: its buyers have no delegates.
        await sql(
          `update delegations set ended_at = now(), ended_by = 'principal' where delegate_id = $1 and ended_at is null`,
          [buyer.id],
        );
        await page.goto(`/trusted/${randomUUID()}/deals/1`);
        await expect(page.getByText('Этой сделки для вас больше нет')).toBeVisible();
      }),
    ),
  ],
};

/** A delegate signs by his power of attorney: both persons' screens. */
export const trustedSigns: Walk = {
  name: 'trusted-signs',
  features: ['deals', 'delegates', 'powers'],
  as: 'long',
  screens: [
    step('trusted-deal-sign', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'sign');
      const friend = await makeBuyer(longest);
      const id = await trust(buyer.phone, friend, 'sign');
      await power(id);
      await checkedPassport(friend);
      await signInInstead(page, friend.phone);
      await page.goto(`/trusted/${id}/deals/${estate}`);
      await expect(page.getByRole('link', { name: 'Прочитать и подписать' })).toBeVisible();
    }),
    step('trusted-sign-name', async ({ page }) => {
      await page.getByRole('link', { name: 'Прочитать и подписать' }).click();
      await expect(button(page, 'Составить соглашение')).toBeVisible();
    }),
    step('trusted-sign-down', async ({ page }) => {
      await refuse(page, '**/agreement', { code: 'UNAVAILABLE' });
      await button(page, 'Составить соглашение').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    }),
    step('trusted-sign', async ({ page }) => {
      await allowAll(page);
      await button(page, 'Составить соглашение').click();
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible({ timeout: 20_000 });
    }),
    step('booking-sign-representative', async ({ page, buyer, estate }) => {
      await signInInstead(page, buyer.phone);
      await page.goto(`/deals/${estate}/booking/sign`);
      await expect(
        page.getByText('Соглашение составлено для вашего представителя', { exact: false }),
      ).toBeVisible();
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible({ timeout: 20_000 });
    }),
  ],
};

/** A delegate pays on the buyer's behalf: he begins, waits, is refused by the bank; both persons' screens. */
export const trustedPays: Walk = {
  name: 'trusted-pays',
  features: ['deals', 'delegates'],
  as: 'long',
  screens: [
    step('trusted-deal-fee', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'payment');
      const friend = await makeBuyer(longest);
      const id = await trust(buyer.phone, friend, 'pay');
      await signInInstead(page, friend.phone);
      await page.goto(`/trusted/${id}/deals/${estate}`);
      await expect(button(page, /^По СБП/)).toBeEnabled();
    }),
    step('trusted-deal-paying', async ({ page }) => {
      await button(page, /^По СБП/).click();
      await expect(page.getByRole('link', { name: 'Продолжить в банке' })).toBeVisible();
    }),
    step('booking-status-trusted', async ({ page, buyer, estate }) => {
      await signInInstead(page, buyer.phone);
      await page.goto(`/deals/${estate}/booking/status`);
      await heading(page, 'За вас платят');
    }),
    step('booking-status-trusted-down', async ({ page }) => {
      await refuse(page, '**/payment', { code: 'UNAVAILABLE' });
      await button(page, 'Оплатить картой').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    }),
    step('deal-trusted-paying', async ({ page, estate }) => {
      await allowAll(page);
      await page.goto(`/deals/${estate}/view`);
      await heading(page, 'За вас платит доверенное лицо');
    }),
    step('booking-payment-trusted-declined', async ({ page, estate }) => {
      const [payment] = await paymentsOf(await numberOf(estate));
      await drivePayment(payment?.id ?? '', 'decline');
      await page.goto(`/deals/${estate}/booking/payment`);
      await expect(page.getByText('Банк не принял платёж').first()).toBeVisible();
    }),
  ],
};
