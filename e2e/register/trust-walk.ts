import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { sql } from '../stage/database.ts';
import { type Buyer, demoPhone, makeBuyer } from '../stage/people.ts';
import { heading, longest, step, unanswered, type Walk } from './walk.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Доверенные лица' });

/** What one trusts another with, as it stands; `accepted` is left out of an invitation. */
async function trust(principal: string, delegate: Buyer, scope: 'view' | 'pay', accepted = true) {
  const id = randomUUID();
  await sql(
    `insert into delegations (id, principal_id, phone, delegate_id, scope, until, created_at, accepted_at)
     select $1, id, '+' || $2, $3::int, $4, now() + interval '40 days', now(), case when $3::int is null then null else now() end
     from users where phone = $5`,
    [id, delegate.phone, accepted ? delegate.id : null, scope, principal],
  );
  return id;
}

/** A deal of a demo buyer who trusts the walker. */
async function openDeal(page: Page, buyer: Buyer, of: number, scope: 'view' | 'pay'): Promise<void> {
  const id = await trust(demoPhone(of), buyer, scope);
  const [found] = await sql<{ estate: number }>(
    `select estate_id as estate from bookings b join users u on u.id = b.user_id where u.phone = $1
     order by b.live desc, b.started_at desc limit 1`,
    [demoPhone(of)],
  );
  await page.goto(`/trusted/${id}/deals/${found?.estate}`);
  await heading(page, 'Что сейчас');
}

/** Whom a person trusts, who trusts him, and what he sees of theirs. */
export const trusted: Walk = {
  name: 'trusted',
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
    step('trusted-gone', async ({ page, buyer }) => {
      // The demo buyers trust nobody after the walk, as before it.
      await sql(
        `update delegations set ended_at = now(), ended_by = 'principal' where delegate_id = $1 and ended_at is null`,
        [buyer.id],
      );
      await page.goto(`/trusted/${randomUUID()}/deals/1`);
      await expect(page.getByText('Этой сделки для вас больше нет')).toBeVisible();
    }),
  ],
};
