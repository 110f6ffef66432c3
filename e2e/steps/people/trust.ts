import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import type { Buyer } from '../../stage/people.ts';
import { signIn } from './sign-in.ts';

/** Inserts a delegation; without `accepted` it is an invitation. */
export async function trust(
  principal: string,
  delegate: Buyer,
  scope: 'view' | 'pay' | 'sign',
  accepted = true,
) {
  const id = randomUUID();
  await sql(
    `insert into delegations (id, principal_id, phone, delegate_id, scope, until, created_at, accepted_at)
     select $1, id, '+' || $2, $3::int, $4, now() + interval '40 days', now(), case when $3::int is null then null else now() end
     from users where phone = $5`,
    [id, delegate.phone, accepted ? delegate.id : null, scope, principal],
  );
  return id;
}

/**
 * Inserts a power of attorney of a delegation that the lawyer has checked; checks the passports of both, too.
 */
export async function power(
  delegation: string,
  state: 'asked' | 'accepted' | 'refused' = 'accepted',
): Promise<void> {
  await sql(
    `insert into powers_of_attorney
       (id, delegation_id, principal_id, delegate_id, number, notary, given_on, until, scans, state, given_at, decided_at, answer)
     select gen_random_uuid(), id, principal_id, delegate_id, '77/100-н/77-2026-1-234', 'Смирнова Ирина Павловна, Мурманск',
       current_date - 3, current_date + 200, '{}', $2, now(), case when $2 = 'asked' then null else now() end,
       case when $2 = 'refused' then 'В доверенности нет права подписывать договоры бронирования' end
     from delegations where id = $1`,
    [delegation, state],
  );
  await sql(
    `update passports set checked_at = now()
     where user_id in (select unnest(array[principal_id, delegate_id]) from delegations where id = $1)`,
    [delegation],
  );
}

/** Inserts a passport that the desk has checked. */
export async function checkedPassport({ id, surname, name }: Buyer): Promise<void> {
  await sql(
    `insert into passports (user_id, last_name, first_name, patronymic, sex, serial, number, birthday, birth_place, issuer,
       issuer_code, issue_date, address_register, address_living, addresses_equal, scans, checked_at, updated_at)
     values ($1::int, $2, $3, 'Петрович', 1, '9900', lpad($1::int::text, 6, '1'), '1988-03-02', 'г. Онега', 'Отделом УФМС России', '290-002',
       '2010-06-05', '163000, г. Архангельск, ул. Поморская, д. 7', null, true, '{}', now(), now())
     on conflict (user_id) do update set checked_at = now()`,
    [id, surname, name],
  );
}

/** Signs in another person on the same page. */
export async function signInInstead(page: Page, phone: string): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, phone);
}
