import type { FeedbackState, FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import { attachedFiles } from '../documents/public.ts';
import { firstNameOf } from '../identity/public.ts';
import { feedback, feedbackFiles, feedbackMessages } from './feedback.tables.ts';

const listLimit = 200;
const shownWords = 200;

export type FeedbackRow = Omit<typeof feedback.$inferSelect, 'state' | 'subject'> & {
  readonly state: FeedbackState;
  readonly subject: FeedbackSubject;
};

export interface MessageRow {
  readonly id: string;
  readonly fromStaff: boolean;
  readonly author: string;
  readonly text: string;
  readonly at: string;
  readonly files: readonly { readonly id: string; readonly title: string; readonly size: number }[];
}

/** Beginning of the first message. */
const beginning = sql<string>`(
  select left(m.text, ${shownWords}) from feedback_messages m
  where m.feedback_id = feedback.id order by m.at, m.id limit 1)`;

const columns = {
  id: feedback.id,
  number: feedback.number,
  userId: feedback.userId,
  subject: feedback.subject,
  state: feedback.state,
  hasNew: feedback.hasNew,
  createdAt: feedback.createdAt,
  updatedAt: feedback.updatedAt,
  waitingSince: feedback.waitingSince,
  requestKey: feedback.requestKey,
};

const typed = <Row extends { state: string; subject: string }>(row: Row) =>
  row as Row & Pick<FeedbackRow, 'state' | 'subject'>;

export async function listOfPerson(db: Executor, userId: number) {
  const rows = await db
    .select({ ...columns, message: beginning })
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(sql`${feedback.updatedAt} desc, ${feedback.id} desc`)
    .limit(listLimit);
  return rows.map(typed);
}

/** @param userId the owner; without it anybody's */
export async function findFeedback(
  db: Executor,
  id: string,
  userId?: number,
): Promise<FeedbackRow | undefined> {
  const own = userId === undefined ? undefined : eq(feedback.userId, userId);
  const [row] = await db
    .select(columns)
    .from(feedback)
    .where(and(eq(feedback.id, id), own));
  return row && typed(row);
}

/** `findFeedback` with a lock until this transaction ends. */
export async function lockFeedback(tx: Tx, id: string, userId?: number): Promise<FeedbackRow | undefined> {
  await tx.execute(sql`select from feedback where id = ${id} for update`);
  return findFeedback(tx, id, userId);
}

const made = { id: feedback.id, number: feedback.number, createdAt: feedback.createdAt };

/** @returns undefined when an earlier run of this call has inserted it */
export async function insertFeedback(
  tx: Tx,
  values: Omit<typeof feedback.$inferInsert, 'number'>,
): Promise<{ id: string; number: number; createdAt: Date } | undefined> {
  const [row] = await tx
    .insert(feedback)
    .values(values)
    .onConflictDoNothing({ target: [feedback.userId, feedback.requestKey] })
    .returning(made);
  return row;
}

export async function findByRequest(db: Executor, userId: number, requestKey: string) {
  const [known] = await db
    .select(made)
    .from(feedback)
    .where(and(eq(feedback.userId, userId), eq(feedback.requestKey, requestKey)));
  return known;
}

export async function changeFeedback(
  tx: Tx,
  id: string,
  values: Partial<Pick<FeedbackRow, 'state' | 'hasNew' | 'updatedAt' | 'waitingSince'>>,
): Promise<void> {
  await tx.update(feedback).set(values).where(eq(feedback.id, id));
}

/** @returns false when the person has no such feedback */
export async function markSeen(db: Executor, id: string, userId: number): Promise<boolean> {
  const seen = await db
    .update(feedback)
    .set({ hasNew: false })
    .where(and(eq(feedback.id, id), eq(feedback.userId, userId)))
    .returning({ id: feedback.id });
  return seen.length === 1;
}

export async function insertMessage(
  tx: Tx,
  message: typeof feedbackMessages.$inferInsert,
  files: readonly string[] = [],
): Promise<void> {
  await tx.insert(feedbackMessages).values(message);
  if (files.length === 0) return;
  const rows = files.map((documentId, place) => ({ messageId: message.id, documentId, place }));
  await tx.insert(feedbackFiles).values(rows);
}

/** All messages with their files, in the order of time. */
export async function listMessages(db: Executor, feedbackId: string): Promise<MessageRow[]> {
  const { rows } = await db.execute(sql`
    select m.id, m.from_staff as "fromStaff", ${firstNameOf(sql`m.author_id`)} as author, m.text,
      to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${attachedFiles(sql`select document_id, place from feedback_files where message_id = m.id`)} as files
    from feedback_messages m
    where m.feedback_id = ${feedbackId} order by m.at, m.id`);
  return rows as unknown as MessageRow[];
}
