import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, lt } from '../../../platform/database/drizzle.ts';
import { staff, staffRecoveryCodes } from '../identity.tables.ts';

export interface KeptFactor {
  readonly userId: number;
  /** In the stored form (`totp-secret.ts`). */
  readonly totpSecret: string;
}

/** @returns undefined when it was removed, or the person is not on the staff */
export async function factorOf(db: Executor, userId: number): Promise<KeptFactor | undefined> {
  const [found] = await db
    .select({ userId: staff.userId, totpSecret: staff.totpSecret })
    .from(staff)
    .where(eq(staff.userId, userId));
  return found?.totpSecret ? { userId, totpSecret: found.totpSecret } : undefined;
}

/**
 * Accepts a TOTP step once, and stores its secret in the present form.
 * @returns false when this or a later step was accepted before, or the secret has been replaced meanwhile
 */
export async function takeTotpStep(
  tx: Executor,
  { userId, totpSecret }: KeptFactor,
  step: number,
  sealed: string,
): Promise<boolean> {
  const taken = await tx
    .update(staff)
    .set({ totpLastStep: step, totpSecret: sealed })
    .where(and(eq(staff.userId, userId), eq(staff.totpSecret, totpSecret), lt(staff.totpLastStep, step)))
    .returning({ userId: staff.userId });
  return taken.length === 1;
}

/** Stores a new secret, with the step of its first code. */
export async function keepFactor(
  tx: Executor,
  { userId, totpSecret }: KeptFactor,
  totpLastStep: number,
): Promise<void> {
  await tx.update(staff).set({ totpSecret, totpLastStep }).where(eq(staff.userId, userId));
}

/** Removes the second factor with its recovery codes. */
export async function dropFactor(tx: Executor, userId: number): Promise<void> {
  await tx.update(staff).set({ totpSecret: null }).where(eq(staff.userId, userId));
  await replaceRecoveryCodes(tx, userId, []);
}

export async function replaceRecoveryCodes(
  tx: Executor,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  if (hashes.length > 0)
    await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

const ofOne = (userId: number, codeHash: string) =>
  and(eq(staffRecoveryCodes.userId, userId), eq(staffRecoveryCodes.codeHash, codeHash));

export async function hasRecoveryCode(db: Executor, userId: number, codeHash: string): Promise<boolean> {
  return (await db.$count(staffRecoveryCodes, ofOne(userId, codeHash))) === 1;
}

/** Uses up a recovery code. @returns false when a parallel call has used it */
export async function takeRecoveryCode(tx: Executor, userId: number, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(staffRecoveryCodes)
    .where(ofOne(userId, codeHash))
    .returning({ userId: staffRecoveryCodes.userId });
  return taken.length === 1;
}

export async function recoveryCodesLeft(db: Executor, userId: number): Promise<number> {
  return db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.userId, userId));
}
