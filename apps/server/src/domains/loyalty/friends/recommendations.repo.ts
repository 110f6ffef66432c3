import { firstRewardStep, type RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { and, asc, desc, eq, isNotNull, isNull, notInArray, or } from '../../../platform/database/drizzle.ts';
import { loyaltyAccounts, recommendationCodes, recommendations } from '../loyalty.tables.ts';

/** The code of a person: his existing one, otherwise this new one. */
export async function codeOf(db: Executor, userId: number, code: string, madeAt: Date): Promise<string> {
  await db.insert(recommendationCodes).values({ userId, code, madeAt }).onConflictDoNothing();
  const [own] = await db
    .select({ code: recommendationCodes.code })
    .from(recommendationCodes)
    .where(eq(recommendationCodes.userId, userId));
  if (!own) throw new Error('a code that was written is there');
  return own.code;
}

export async function isBlocked(db: Executor, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ isBlocked: loyaltyAccounts.isBlocked })
    .from(loyaltyAccounts)
    .where(eq(loyaltyAccounts.userId, userId));
  return account?.isBlocked ?? false;
}

/** Owner of a code; undefined for an unknown code and for one of a blocked card. */
export async function recommenderBy(tx: Tx, code: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ userId: recommendationCodes.userId })
    .from(recommendationCodes)
    .leftJoin(loyaltyAccounts, eq(loyaltyAccounts.userId, recommendationCodes.userId))
    .where(
      and(
        eq(recommendationCodes.code, code),
        or(isNull(loyaltyAccounts.isBlocked), eq(loyaltyAccounts.isBlocked, false)),
      ),
    );
  return found?.userId;
}

/** Does nothing for a person who is already recommended. */
export async function insertRecommendation(
  tx: Tx,
  row: Pick<
    typeof recommendations.$inferInsert,
    'id' | 'userId' | 'friendId' | 'rewardKopecks' | 'registeredAt'
  >,
): Promise<void> {
  await tx.insert(recommendations).values(row).onConflictDoNothing();
}

/** Friends of a person, the latest on top. */
export function findFriends(db: Executor, userId: number) {
  return db
    .select()
    .from(recommendations)
    .where(eq(recommendations.userId, userId))
    .orderBy(desc(recommendations.registeredAt), desc(recommendations.id));
}

/** A friend has paid for a booking; only his first live one is recorded. */
export async function markBooked(tx: Tx, friendId: number, bookingId: string, at: Date): Promise<void> {
  await tx
    .update(recommendations)
    .set({ bookingId, bookedAt: at })
    .where(and(eq(recommendations.friendId, friendId), isNull(recommendations.bookingId)));
}

/** That booking has ended without a contract. */
export async function unmarkBooked(tx: Tx, friendId: number, bookingId: string): Promise<void> {
  await tx
    .update(recommendations)
    .set({ bookingId: null, bookedAt: null })
    .where(
      and(
        eq(recommendations.friendId, friendId),
        eq(recommendations.bookingId, bookingId),
        isNull(recommendations.earnedAt),
      ),
    );
}

/** Marks a reward as owed, once. @returns undefined when there is no recommender, or it was already owed */
export async function markEarned(tx: Tx, friendId: number, at: Date) {
  const [earned] = await tx
    .update(recommendations)
    .set({ earnedAt: at, step: firstRewardStep })
    .where(and(eq(recommendations.friendId, friendId), isNull(recommendations.earnedAt)))
    .returning({
      id: recommendations.id,
      userId: recommendations.userId,
      kopecks: recommendations.rewardKopecks,
    });
  return earned;
}

const over: RewardStep[] = ['rejected', 'paid_out'];
const mostOwed = 100;

/** Owed rewards that are not finished, the oldest first. */
export function findOwedRewards(db: Executor) {
  return db
    .select()
    .from(recommendations)
    .where(notInArray(recommendations.step, over))
    .orderBy(asc(recommendations.earnedAt), asc(recommendations.id))
    .limit(mostOwed);
}

export async function lockReward(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(recommendations)
    .where(and(eq(recommendations.id, id), isNotNull(recommendations.step)))
    .for('update');
  return row;
}

export async function setRewardStep(tx: Tx, id: string, step: RewardStep): Promise<void> {
  await tx.update(recommendations).set({ step }).where(eq(recommendations.id, id));
}
