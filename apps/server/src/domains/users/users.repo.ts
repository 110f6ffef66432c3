import type { PassportForm } from '@novosel/contract/users/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { passports } from './users.tables.ts';

export type PassportRow = typeof passports.$inferSelect;

export async function findPassport(db: Executor, userId: number): Promise<PassportRow | undefined> {
  const [found] = await db.select().from(passports).where(eq(passports.userId, userId));
  return found;
}

/** Unchecked passports with scans, as a subquery with `user_id` and `since`. */
export const uncheckedPassports = sql`select user_id, updated_at as since from passports
  where checked_at is null and refusal is null and cardinality(scans) > 0`;

/** A passport, locked until the transaction ends. */
export async function lockPassportRow(tx: Executor, userId: number): Promise<PassportRow | undefined> {
  // A missing row cannot be locked.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.passport'), ${userId})`);
  const [found] = await tx.select().from(passports).where(eq(passports.userId, userId)).for('update');
  return found;
}

export async function updateCheck(
  tx: Executor,
  userId: number,
  mark: Pick<PassportRow, 'checkedAt' | 'refusal'>,
): Promise<void> {
  await tx.update(passports).set(mark).where(eq(passports.userId, userId));
}

export function prepareFindPassport(db: Executor) {
  const query = db
    .select()
    .from(passports)
    .where(eq(passports.userId, sql.placeholder('userId')))
    .prepare('users_passport');
  return async (userId: number): Promise<PassportRow | undefined> => (await query.execute({ userId }))[0];
}

/** Replaces a passport. A checked one becomes unchecked (promise C20). */
export async function upsertPassport(
  tx: Executor,
  userId: number,
  { form, scans, at }: { form: PassportForm; scans: readonly string[]; at: Date },
): Promise<void> {
  const row = { ...form, scans: [...scans], checkedAt: null, refusal: null, updatedAt: at };
  await tx
    .insert(passports)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passports.userId, set: row });
}
