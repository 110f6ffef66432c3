import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/db.ts';
import { codeTries } from '../identity.policy.ts';
import { oneTimeCodes } from '../identity.tables.ts';

/** Whose code it is, for what, and bound to what. */
export interface CodeClaim {
  /** «user:…» by `ofUser`, or a phone that need not be anybody's. */
  readonly subject: string;
  readonly purpose: string;
  readonly boundTo: string;
}

const claimed = ({ subject, purpose, boundTo }: CodeClaim) =>
  and(
    eq(oneTimeCodes.subject, subject),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.boundTo, boundTo),
  );

export const ofUser = (userId: number): string => `user:${userId}`;

/** The newest code of a claim, dead or alive. */
export async function newestCode(db: Executor, claim: CodeClaim) {
  const [found] = await db
    .select()
    .from(oneTimeCodes)
    .where(claimed(claim))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return found;
}

/** Puts a new code in the place of the former ones of the same claim, which die. */
export async function replaceCode(
  tx: Executor,
  code: Omit<typeof oneTimeCodes.$inferInsert, 'usedAt' | 'details'> & { createdAt: Date },
): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ expiresAt: code.createdAt })
    .where(and(claimed(code), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, code.createdAt)));
  await tx.insert(oneTimeCodes).values(code);
}

/**
 * Counts a try of the living code before it is compared.
 * @returns undefined when none lives or its tries are over
 */
export async function spendTry(db: Executor, claim: CodeClaim, now: Date) {
  const living = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(claimed(claim), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)));
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        inArray(oneTimeCodes.id, living),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, codeTries),
      ),
    )
    .returning();
  return tried;
}

/**
 * Uses a code up.
 * @returns false when a twin has used it, or it was ended after it was compared (decision 021)
 */
export async function takeCode(tx: Executor, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)))
    .returning({ id: oneTimeCodes.id });
  return taken.length === 1;
}

/**
 * Ends what is on its way to a person: the contact to which it went may be in other hands by now. They count
 * as used, since the clock of an act that is under way may be behind this one.
 */
export async function endCodes(tx: Executor, userId: number, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.subject, ofUser(userId)), isNull(oneTimeCodes.usedAt)));
}

/** Deletes codes that were sent before this moment; what they proved is kept with the evidence. */
export async function cleanCodes(db: Executor, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before));
}
