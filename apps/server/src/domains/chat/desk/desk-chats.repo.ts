import type { DeskChat } from '@novosel/contract/chat/desk-endpoints.ts';
import type { ChatState } from '@novosel/contract/chat/rules.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { type SQL, sql } from '../../../platform/database/drizzle.ts';
import { fullNameOf, phoneOf } from '../../identity/public.ts';

const atMost = 200;
/** Characters of the last message in a line of the list. */
const shown = 160;

const which: Readonly<Record<ChatState, SQL>> = {
  waiting: sql`c.waiting_since is not null`,
  answered: sql`c.waiting_since is null and c.closed_at is null and c.last_seq > 0`,
  closed: sql`c.closed_at is not null and c.last_seq > 0`,
};
const inOrder: Readonly<Record<ChatState, SQL>> = {
  waiting: sql`c.waiting_since`,
  answered: sql`c.moved_at desc`,
  closed: sql`c.moved_at desc`,
};

type Line = Omit<DeskChat, 'buyer' | 'state' | 'since'> & {
  readonly userId: number;
  readonly name: string;
  readonly phone: string | null;
  readonly since: Date;
};

/** Conversations in one state, each with its last message. */
export async function listDeskChats(db: Executor, state: ChatState): Promise<DeskChat[]> {
  const { rows } = await db.execute<Line>(sql`
    select c.id as guid, c.user_id as "userId", ${fullNameOf(sql`c.user_id`)} as name, ${phoneOf(sql`c.user_id`)} as phone,
      coalesce(c.waiting_since, c.moved_at) as since, left(m.text, ${shown}) as text, m.author = 'buyer' as "fromBuyer",
      (select count(*)::int from chat_files f where f.chat_id = c.id and f.seq = m.seq) as files,
      (select json_build_object('booking', t.booking_id, 'number', t.deal_number, 'act', t.deal_act)
       from chat_messages t where t.chat_id = c.id and t.booking_id is not null order by t.seq desc limit 1) as topic
    from (select * from chats c where ${which[state]} order by ${inOrder[state]}, c.id limit ${atMost}) c
      join chat_messages m on m.chat_id = c.id and m.seq = c.last_seq
    order by ${inOrder[state]}, c.id`);
  return rows.map(({ userId, name, phone, since, ...line }) => ({
    ...line,
    state,
    since: new Date(since).toISOString(),
    buyer: { id: userId, name, phone: phone ?? '' },
  }));
}

export async function countWaiting(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from chats where waiting_since is not null`,
  );
  return rows[0]?.waiting ?? 0;
}

/** Whether the audit log has an opening by this member of staff since then. */
export async function wasOpened(
  db: Executor,
  subject: string,
  staffId: number,
  since: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from audit_records where subject = ${subject} and action = 'chat.open' and actor_id = ${staffId}
      and at > ${since.toISOString()} limit 1`);
  return rows.length > 0;
}
