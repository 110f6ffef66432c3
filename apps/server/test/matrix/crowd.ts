import { addressOf, runSql } from '@novosel/testing/databases.ts';
import { inject } from 'vitest';

/** How many people there are besides those of the demo. */
export const crowdOf = 5000;

/** Tables that grow with people: none of them may be read whole for one of them. */
export const crowded = [
  'users',
  'bookings',
  'deals',
  'deal_parties',
  'deal_members',
  'deal_member_papers',
  'delegations',
  'notifications',
  'chats',
  'chat_messages',
] as const;

/**
 * Fills a database with people of whom each has had a booking of some estate that became a deal with papers,
 * trusts the next one, has notices and has been answered in the chat; every fifth invites somebody who has no
 * cabinet yet, to his deal as well. Statistics are gathered, as they would be.
 */
export async function gatherCrowd(database: string): Promise<void> {
  await runSql(addressOf(inject('clusterUrl'), database), statements.join(';\n'));
}

/** The rows of a table that are like its first one but for some columns, one for each person of the crowd. */
const like = (table: string, columns: string): string =>
  `insert into ${table} select (jsonb_populate_record(first.row, jsonb_build_object(${columns}))).*
     from (select ${table} as row from ${table} limit 1) first, crowd`;

const statements = [
  `insert into users (status, surname, name, email, phone, password_hash, created_at)
     select 1, 'Людова' || n, 'Майя', 'crowd' || n || '@crowd.test', '7933' || lpad(n::text, 7, '0'), 'none', now()
     from generate_series(1, ${crowdOf}) n`,
  `create temporary table crowd as
     select id as person, lead(id) over (order by id) as next, row_number() over (order by id) as n,
       gen_random_uuid() as booking, gen_random_uuid() as deal,
       (select array_agg(id order by id) from estates) [1 + id % (select count(*) from estates)] as estate
     from users where email like 'crowd%'`,
  like(
    'bookings',
    "'id', booking, 'user_id', person, 'estate_id', estate, 'ended_at', now(), 'number', 'Т-' || n, 'state', 'canceled'",
  ),
  like(
    'deals',
    "'id', deal, 'booking_id', booking, 'estate_id', estate, 'number', 'Т-' || n, 'closed_at', now()",
  ),
  `insert into deal_parties (id, deal_id, user_id, role, since)
     select gen_random_uuid(), deal, person, 'holder', now() from crowd`,
  `insert into deal_members (id, deal_id, estate_id, kind, role, user_id, phone, first_name, state, state_since, added_by, added_at)
     select deal, deal, estate, 'adult', 'holder', case when n % 5 > 0 then person end,
       case when n % 5 = 0 then '+7955' || lpad(n::text, 7, '0') end, 'Майя',
       case when n % 5 > 0 then 'ready' else 'invited' end, now(), person, now() from crowd`,
  like('deal_member_papers', "'member_id', deal, 'user_id', person"),
  `insert into delegations (id, principal_id, phone, delegate_id, scope, until, created_at, accepted_at)
     select gen_random_uuid(), person, '+7944' || lpad(n::text, 7, '0'),
       case when n % 5 > 0 then coalesce(next, person) end, 'view', now() + interval '1 year', now(),
       case when n % 5 > 0 then now() end from crowd`,
  `insert into notifications (user_id, fact, title, text, tags, at, is_new, is_archive)
     select person, 'crowd:' || m, 'Новость', 'Текст', '{По сделке}', now() - m * interval '1 day', true, false
     from crowd, generate_series(1, 3) m`,
  `insert into chats (id, user_id, opened_at, moved_at, last_seq, read_seq)
     select booking, person, now() - n * interval '1 hour', now() - n * interval '1 hour', 4, 4 from crowd`,
  `insert into chat_messages (chat_id, seq, id, author, text, at, waited_seconds)
     select booking, m, gen_random_uuid(), case m % 2 when 1 then 'buyer' else 'staff' end, 'Текст', now() - n * interval '1 hour',
       case m % 2 when 0 then 60 * m end from crowd, generate_series(1, 4) m`,
  'analyze',
];
