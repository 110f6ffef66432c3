import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db.ts';
import { chatMessages, chats } from './chat.tables.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

export async function findOpenChat(db: Executor, userId: number): Promise<ChatRow | undefined> {
  const [found] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.userId, userId), isNull(chats.closedAt)));
  return found;
}

/** Does nothing when the person has an open one: two windows may ask at once. */
export async function insertChat(db: Executor, id: string, userId: number, at: Date): Promise<void> {
  await db
    .insert(chats)
    .values({ id, userId, openedAt: at, movedAt: at, lastSeq: 0, readSeq: 0 })
    .onConflictDoNothing();
}

export async function findChat(db: Executor, id: string): Promise<ChatRow | undefined> {
  const [found] = await db.select().from(chats).where(eq(chats.id, id));
  return found;
}

export async function findOwnChat(db: Executor, userId: number, id: string): Promise<ChatRow | undefined> {
  const [found] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), eq(chats.userId, userId)));
  return found;
}

/** The conversation of the same person before this one. */
export async function findPrevious(db: Executor, { userId, openedAt }: ChatRow): Promise<string | undefined> {
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), lt(chats.openedAt, openedAt), gt(chats.lastSeq, 0)))
    .orderBy(desc(chats.openedAt))
    .limit(1);
  return found?.id;
}

/** The newest conversation of a person that anybody has written into. */
export async function findNewest(db: Executor, userId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), gt(chats.lastSeq, 0)))
    .orderBy(desc(chats.openedAt))
    .limit(1);
  return found?.id;
}

/** Whoever writes into a conversation goes alone: this gives the messages their order. */
export async function lockChat(tx: Tx, id: string): Promise<ChatRow | undefined> {
  const [locked] = await tx.select().from(chats).where(eq(chats.id, id)).for('update');
  return locked;
}

export async function findMessage(tx: Tx, chatId: string, id: string): Promise<MessageRow | undefined> {
  const [found] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.id, id)));
  return found;
}

export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insert(chatMessages).values(row);
}

export async function moveChat(
  tx: Tx,
  id: string,
  moved: Partial<Pick<ChatRow, 'movedAt' | 'waitingSince' | 'lastSeq' | 'readSeq' | 'closedAt'>>,
): Promise<void> {
  await tx.update(chats).set(moved).where(eq(chats.id, id));
}

/** @returns false when he has seen as much already */
export async function moveRead(tx: Executor, id: string, seq: number): Promise<boolean> {
  const moved = await tx
    .update(chats)
    .set({ readSeq: sql`least(${seq}, ${chats.lastSeq})` })
    .where(and(eq(chats.id, id), lt(chats.readSeq, seq), gt(chats.lastSeq, chats.readSeq)))
    .returning({ id: chats.id });
  return moved.length === 1;
}

/** The newest of a conversation before a place, in their order, with the names of those who answered. */
export async function listMessages(
  db: Executor,
  chatId: string,
  before: number,
  atMost: number,
): Promise<ChatMessage[]> {
  const { rows } = await db.execute<Omit<ChatMessage, 'at'> & { at: Date }>(sql`
    select m.seq, m.id, m.author, m.role, m.text, m.at,
      case when m.staff_id is not null then concat_ws(' ', u.name, u.surname) end as name
    from chat_messages m left join users u on u.id = m.staff_id
    where m.chat_id = ${chatId} and m.seq < ${before} order by m.seq desc limit ${atMost}`);
  return rows.reverse().map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

export async function countUnread(db: Executor, userId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from chats c join chat_messages m on m.chat_id = c.id
    where c.user_id = ${userId} and c.last_seq > c.read_seq and m.seq > c.read_seq and m.author = 'staff'`);
  return rows[0]?.unread ?? 0;
}
