import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, desc, eq, gt, isNull, lt, sql } from '../../platform/database/drizzle.ts';
import { chatFiles, chatMessages, chats } from './chat.tables.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

export async function findOpenChat(db: Executor, userId: number): Promise<ChatRow | undefined> {
  const [found] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.userId, userId), isNull(chats.closedAt)));
  return found;
}

/** Does nothing when the person has an open one: two windows may call at once. */
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

/** The newest non-empty conversation of a person. */
export async function findNewest(db: Executor, userId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), gt(chats.lastSeq, 0)))
    .orderBy(desc(chats.openedAt))
    .limit(1);
  return found?.id;
}

/** The open conversation of a person, created if there is none; locked until the transaction ends. */
export async function lockOpenChat(
  tx: Tx,
  made: string,
  userId: number,
  at: Date,
): Promise<ChatRow | undefined> {
  await insertChat(tx, made, userId, at);
  const [locked] = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.userId, userId), isNull(chats.closedAt)))
    .for('update');
  return locked;
}

/** Serialises writers of a conversation: this gives the messages their order. */
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

/** The conversation of a person with a message that his correspondent has sent before. */
export async function findChatOfMessage(
  db: Executor,
  userId: number,
  id: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), eq(chatMessages.id, id)))
    .where(eq(chats.userId, userId));
  return found?.id;
}

export async function insertMessage(tx: Tx, row: MessageRow, files: readonly string[]): Promise<void> {
  const { chatId, seq } = row;
  await tx.insert(chatMessages).values(row);
  if (files.length > 0)
    await tx.insert(chatFiles).values(files.map((documentId, place) => ({ chatId, seq, documentId, place })));
}

export async function findFiles(tx: Tx, { chatId, seq }: MessageRow): Promise<string[]> {
  const rows = await tx
    .select({ id: chatFiles.documentId })
    .from(chatFiles)
    .where(and(eq(chatFiles.chatId, chatId), eq(chatFiles.seq, seq)))
    .orderBy(chatFiles.place);
  return rows.map(({ id }) => id);
}

/** Whether the person has ever written in a conversation, so that the desk's message is an answer. */
export async function hasAsked(db: Executor, chatId: string): Promise<boolean> {
  const [found] = await db
    .select({ seq: chatMessages.seq })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.author, 'buyer')))
    .limit(1);
  return found !== undefined;
}

export async function moveChat(
  tx: Tx,
  id: string,
  moved: Partial<Pick<ChatRow, 'movedAt' | 'waitingSince' | 'lastSeq' | 'readSeq' | 'closedAt'>>,
): Promise<void> {
  await tx.update(chats).set(moved).where(eq(chats.id, id));
}

/** @returns false when that side has already seen as much */
export async function moveRead(
  tx: Executor,
  id: string,
  side: 'readSeq' | 'deskReadSeq',
  seq: number,
): Promise<boolean> {
  const seen = chats[side];
  const moved = await tx
    .update(chats)
    .set({ [side]: sql`least(${seq}, ${chats.lastSeq})` })
    .where(and(eq(chats.id, id), lt(seen, seq), gt(chats.lastSeq, seen)))
    .returning({ id: chats.id });
  return moved.length === 1;
}

export async function countUnread(db: Executor, userId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from chats c join chat_messages m on m.chat_id = c.id
    where c.user_id = ${userId} and c.last_seq > c.read_seq and m.seq > c.read_seq and m.author = 'staff'`);
  return rows[0]?.unread ?? 0;
}
