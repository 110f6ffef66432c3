import type { FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, count, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { feedbackDrafts } from './feedback.tables.ts';

export interface DraftRow {
  readonly id: string;
  readonly userId: number;
  readonly subject: FeedbackSubject | null;
  readonly message: string;
  readonly files: string[];
  readonly updatedAt: Date;
}

const own = (userId: number, id: string) => and(eq(feedbackDrafts.id, id), eq(feedbackDrafts.userId, userId));

export async function listDraftRows(db: Executor, userId: number): Promise<DraftRow[]> {
  const rows = await db
    .select()
    .from(feedbackDrafts)
    .where(eq(feedbackDrafts.userId, userId))
    .orderBy(desc(feedbackDrafts.updatedAt), desc(feedbackDrafts.id));
  return rows as DraftRow[];
}

/** Number of the person's other drafts; locks them until this transaction ends. */
export async function countOtherDrafts(tx: Tx, userId: number, id: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('novosel.feedback-drafts'), ${userId})`);
  const [row] = await tx
    .select({ others: count() })
    .from(feedbackDrafts)
    .where(and(eq(feedbackDrafts.userId, userId), sql`${feedbackDrafts.id} <> ${id}`));
  return row?.others ?? 0;
}

export async function findDraft(tx: Tx, userId: number, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(feedbackDrafts).where(own(userId, id));
  return row as DraftRow | undefined;
}

export async function putDraft(tx: Tx, { id, userId, ...values }: DraftRow): Promise<void> {
  await tx
    .insert(feedbackDrafts)
    .values({ id, userId, ...values })
    .onConflictDoUpdate({ target: [feedbackDrafts.userId, feedbackDrafts.id], set: values });
}

/** @returns false when the person has no such draft */
export async function deleteDraft(db: Executor, userId: number, id: string): Promise<boolean> {
  const gone = await db.delete(feedbackDrafts).where(own(userId, id)).returning({ id: feedbackDrafts.id });
  return gone.length === 1;
}
