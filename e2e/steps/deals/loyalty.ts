import { sql } from '../../stage/database.ts';

/** A card of a level, which holds until 15.03.2028. */
export const giveCard = (user: number, code: string, blocked = false) =>
  sql(
    `insert into loyalty_accounts (user_id, code, card_number, status_expires_at, is_blocked)
     values ($1::int, $2, '7799 ' || $1::int, '2028-03-15T12:00:00Z', $3)
     on conflict (user_id) do update set code = $2, is_blocked = $3`,
    [user, code, blocked],
  );

/** A flat that was registered so long ago. */
export const countDeal = (user: number, number: string, kopecks: number, ago: string) =>
  sql(
    `insert into loyalty_deals (id, user_id, kind, number, complex, kopecks, at)
     values (gen_random_uuid(), $1, 'flat', $2, 'Верфь', $3, now() - $4::interval)`,
    [user, number, kopecks, ago],
  );

export const giveCertificate = (user: number, title: string) =>
  sql(
    `insert into loyalty_certificates (id, user_id, title_ru, title_en, kopecks, valid_until)
     values (gen_random_uuid(), $1, $2, $2, 5000000, now() + interval '100 days')`,
    [user, title],
  );
