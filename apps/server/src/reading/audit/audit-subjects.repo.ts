import { type SQL, sql } from '../../platform/database/drizzle.ts';

/**
 * Audit subjects of a person: himself, his deals, money, shared lists, delegations, chats, requests and
 * links.
 */
export const subjectsOf = (person: number): SQL => sql`
  select 'booking:' || id from bookings where user_id = ${person}
  union all select 'deal:' || deal_id from deal_parties where user_id = ${person}
  union all select 'payment:' || p.id from payments p join deposits d on d.id = p.deposit_id where d.user_id = ${person}
  union all select 'refund:' || r.id from refunds r join payments p on p.id = r.payment_id
    join deposits d on d.id = p.deposit_id where d.user_id = ${person}
  union all select 'share:' || id from favourite_shares where ${person} in (inviter_id, partner_id)
  union all select 'delegation:' || id from delegations where ${person} in (principal_id, delegate_id)
  union all select 'power:' || id from powers_of_attorney where ${person} in (principal_id, delegate_id)
  union all select 'chat:' || id from chats where user_id = ${person}
  union all select 'feedback:' || id from feedback where user_id = ${person}
  union all select unnest(array['request:' || id, 'service:' || id]) from requests where user_id = ${person}
  union all select 'slip:' || id from slips where user_id = ${person}`;

/** The log of a deal includes the records of its booking, and the other way round. */
function sameMatter(subject: string): SQL | undefined {
  const [, kind, id] = /^(booking|deal):([0-9a-f-]{36})$/.exec(subject) ?? [];
  if (kind === 'booking') return sql`select 'deal:' || id from deals where booking_id = ${id}`;
  return kind === 'deal' ? sql`select 'booking:' || booking_id from deals where id = ${id}` : undefined;
}

/** SQL condition for the records of a subject; for a person, of all his subjects. */
export function isOf(subject: string): SQL {
  const [, person] = /^user:(\d{1,9})$/.exec(subject) ?? [];
  const others = person === undefined ? sameMatter(subject) : subjectsOf(Number(person));
  return others ? sql`a.subject = any(array(${others}) || ${subject}::text)` : sql`a.subject = ${subject}`;
}
