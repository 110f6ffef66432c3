import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { sql } from '../../stage/database.ts';
import type { Buyer } from '../../stage/people.ts';

/** Gives a card of a level, valid until 15.03.2028. */
export const giveCard = (user: number, code: string, blocked = false) =>
  sql(
    `insert into loyalty_accounts (user_id, code, card_number, status_expires_at, is_blocked)
     values ($1::int, $2, '7799 ' || $1::int, '2028-03-15T12:00:00Z', $3)
     on conflict (user_id) do update set code = $2, is_blocked = $3`,
    [user, code, blocked],
  );

/** Adds a flat registered so long ago, which counts for the level. */
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

/** Adds a reward that the desk owes a buyer for a friend who has bought. */
export const oweReward = (buyer: Buyer, friend: Buyer, step: RewardStep) =>
  sql(
    `insert into recommendations (id, user_id, friend_id, reward_kopecks, registered_at, earned_at, step)
     values (gen_random_uuid(), $1, $2, 2000000, now() - interval '200 days', now() - interval '2 days', $3)`,
    [buyer.id, friend.id, step],
  );
