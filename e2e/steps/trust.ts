import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from '../stage/database.ts';
import type { Buyer } from '../stage/people.ts';
import { signIn } from './sign-in.ts';

/** What one trusts another with, as it stands; `accepted` is left out of an invitation. */
export async function trust(principal: string, delegate: Buyer, scope: 'view' | 'pay', accepted = true) {
  const id = randomUUID();
  await sql(
    `insert into delegations (id, principal_id, phone, delegate_id, scope, until, created_at, accepted_at)
     select $1, id, '+' || $2, $3::int, $4, now() + interval '40 days', now(), case when $3::int is null then null else now() end
     from users where phone = $5`,
    [id, delegate.phone, accepted ? delegate.id : null, scope, principal],
  );
  return id;
}

/** Another person at the same screen. */
export async function signInInstead(page: Page, phone: string): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, phone);
}
