import type { Executor } from '../../platform/database/db.ts';
import { and, eq, lte } from '../../platform/database/drizzle.ts';
import { claimQuestion, dueQuestions } from '../../platform/jobs/due-questions.ts';
import { creditRatings } from './scoring.tables.ts';

export type RatingRow = typeof creditRatings.$inferSelect;

export async function findRating(db: Executor, userId: number): Promise<RatingRow | undefined> {
  const [found] = await db.select().from(creditRatings).where(eq(creditRatings.userId, userId));
  return found;
}

/**
 * Inserts a new request in place of a closed one that was answered before a moment; the rating stays.
 * @returns false when the bank is calculating, or has answered since
 */
export async function insertQuestion(
  tx: Executor,
  asked: { userId: number; requestKey: string; at: Date; answeredBefore: Date },
): Promise<boolean> {
  const question = {
    state: 'asked',
    requestKey: asked.requestKey,
    providerId: null,
    askedAt: asked.at,
    answeredAt: null,
    nextAskAt: asked.at,
    unclear: false,
  };
  const written = await tx
    .insert(creditRatings)
    .values({ userId: asked.userId, ...question })
    .onConflictDoUpdate({
      target: creditRatings.userId,
      set: question,
      setWhere: lte(creditRatings.answeredAt, asked.answeredBefore),
    })
    .returning({ userId: creditRatings.userId });
  return written.length === 1;
}

/** Claims a due request for the caller until the time of the next one. */
export const claimRating = (db: Executor, userId: number, due: Date, nextAskAt: Date) =>
  claimQuestion(db, creditRatings, eq(creditRatings.userId, userId), { due, nextAskAt });

/**
 * Stores the result of this request.
 * @returns false when there is another one by now, or the rating is deleted
 */
export async function updateQuestion(
  tx: Executor,
  { userId, requestKey }: Pick<RatingRow, 'userId' | 'requestKey'>,
  change: Partial<RatingRow>,
): Promise<boolean> {
  const changed = await tx
    .update(creditRatings)
    .set(change)
    .where(
      and(
        eq(creditRatings.userId, userId),
        eq(creditRatings.requestKey, requestKey),
        eq(creditRatings.state, 'asked'),
      ),
    )
    .returning({ userId: creditRatings.userId });
  return changed.length === 1;
}

export const dueRatings = (db: Executor, before: Date, limit: number) =>
  dueQuestions(db, creditRatings, creditRatings.userId, { before, limit });

export async function deleteRating(tx: Executor, userId: number): Promise<void> {
  await tx.delete(creditRatings).where(eq(creditRatings.userId, userId));
}
