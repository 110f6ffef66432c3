import type { FeedbackRow as QueueRow } from '@novosel/contract/feedback/desk-endpoints.ts';
import type { FeedbackState } from '@novosel/contract/feedback/rules.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { surnameAndNameOf } from '../identity/public.ts';

const shownWords = 200;
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Waiting feedback by age, the oldest first; the rest by the last message, the newest first. */
function order(state: FeedbackState): { key: SQL; onward: SQL; direction: SQL } {
  return state === 'waiting'
    ? { key: sql`waiting_since`, onward: sql`>`, direction: sql`asc` }
    : { key: sql`updated_at`, onward: sql`<`, direction: sql`desc` };
}

/** A page of feedback in a state. @param after the last item of the previous page */
export async function findQueue(
  db: Executor,
  { state, after }: { readonly state: FeedbackState; readonly after: string | undefined },
  limit: number,
): Promise<QueueRow[]> {
  const { key, onward, direction } = order(state);
  const rest = after
    ? sql`and (f.${key}, f.id) ${onward} (select ${key}, id from feedback where id = ${after})`
    : sql``;
  const { rows } = await db.execute(sql`
    select f.id, f.number, f.subject, f.state, f.has_new as "hasNew", ${surnameAndNameOf(sql`f.user_id`)} as buyer,
      ${iso(sql`f.created_at`)} as "createdAt", ${iso(sql`f.updated_at`)} as "updatedAt",
      ${iso(sql`f.waiting_since`)} as "waitingSince",
      (select left(m.text, ${shownWords}) from feedback_messages m
       where m.feedback_id = f.id and not m.from_staff order by m.at desc, m.id desc limit 1) as message,
      (select count(*)::int from feedback_files x join feedback_messages m on m.id = x.message_id
       where m.feedback_id = f.id) as files
    from feedback f
    where f.state = ${state} ${rest}
    order by f.${key} ${direction}, f.id ${direction} limit ${limit}`);
  return rows as unknown as QueueRow[];
}

/** Number of open feedback, by whose turn it is. */
export async function countOpen(db: Executor): Promise<{ waiting: number; answered: number }> {
  const { rows } = await db.execute<{ waiting: number; answered: number }>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'answered')::int as answered
    from feedback where state <> 'closed'`);
  return rows[0] ?? { waiting: 0, answered: 0 };
}
