import type { Executor } from '../../../platform/database/db.ts';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from '../../../platform/database/drizzle.ts';
import { codeTries } from '../identity.policy.ts';
import { oneTimeCodes } from '../identity.tables.ts';

/** Owner and purpose of a code, and what it is bound to. */
export interface CodeClaim {
  /** «user:…» by `ofUser`, or a phone, which may be unregistered. */
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

/** The newest code of a claim, valid or not. */
export async function newestCode(db: Executor, claim: CodeClaim) {
  const [found] = await db
    .select()
    .from(oneTimeCodes)
    .where(claimed(claim))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return found;
}

/** Replaces the earlier codes of the same claim, which become invalid. */
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
 * Counts an attempt for the valid code before it is compared.
 * @returns undefined when there is no valid code or no attempt is left
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
 * Marks a code as used.
 * @returns false when a parallel call has used it, or it was ended after the comparison (decision 021)
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
 * Ends all codes sent to a person: another person may have that contact by now. They count as used, since the
 * clock of a running call may be behind.
 */
export async function endCodes(tx: Executor, userId: number, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.subject, ofUser(userId)), isNull(oneTimeCodes.usedAt)));
}

/** Deletes codes sent before this moment; what they proved is kept with the evidence. */
export async function cleanCodes(db: Executor, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before));
}
