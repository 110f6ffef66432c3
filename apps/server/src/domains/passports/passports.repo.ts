import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, asc, desc, eq, gte, sql } from '../../platform/database/drizzle.ts';
import { insertOnce } from '../../platform/database/insert-once.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { fullNameOf, isEmployeeOf } from '../identity/public.ts';
import { uncheckedPassports } from '../users/public.ts';
import { formerPassports, passportChanges } from './passports.tables.ts';

export type ChangeRow = typeof passportChanges.$inferSelect;
export type FormerRow = typeof formerPassports.$inferSelect;

/** The waiting request, or the last one. */
export async function lastChange(db: Executor, userId: number): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(passportChanges)
    .where(eq(passportChanges.userId, userId))
    .orderBy(desc(passportChanges.askedAt), desc(passportChanges.id))
    .limit(1);
  return row;
}

/** @returns false when a request already waits */
export function insertChange(
  tx: Tx,
  row: Omit<ChangeRow, 'state' | 'decidedAt' | 'staffId' | 'answer'>,
): Promise<boolean> {
  return insertOnce(tx, passportChanges, { ...row, state: 'asked' });
}

/** Ends the waiting request of a person; with `id` only that one. */
export async function endChange(
  tx: Tx,
  { userId, id }: { readonly userId: number; readonly id?: string },
  end: Pick<ChangeRow, 'state' | 'decidedAt'> & Partial<Pick<ChangeRow, 'staffId' | 'answer'>>,
): Promise<ChangeRow | undefined> {
  const [ended] = await tx
    .update(passportChanges)
    .set(end)
    .where(
      and(
        eq(passportChanges.userId, userId),
        eq(passportChanges.state, 'asked'),
        id === undefined ? undefined : eq(passportChanges.id, id),
      ),
    )
    .returning();
  return ended;
}

export async function insertFormer(tx: Tx, row: FormerRow): Promise<void> {
  await tx.insert(formerPassports).values(row);
}

export function findFormer(db: Executor, userId: number): Promise<FormerRow[]> {
  return db
    .select()
    .from(formerPassports)
    .where(eq(formerPassports.userId, userId))
    .orderBy(desc(formerPassports.replacedAt), asc(formerPassports.id));
}

/**
 * Whether the audit log has an opening of the passport by this member of staff since a moment; opening a
 * paper that contains it does not count.
 */
export async function hasOpened(
  tx: Tx,
  { userId, staffId, since }: { readonly userId: number; readonly staffId: number; readonly since: Date },
): Promise<boolean> {
  const opened = and(
    eq(auditRecords.subject, `user:${userId}`),
    eq(auditRecords.action, 'passports.open'),
    sql`not ${auditRecords.details} ? 'document'`,
    eq(auditRecords.actorId, staffId),
    gte(auditRecords.at, since),
  );
  const found = await tx.select({ id: auditRecords.id }).from(auditRecords).where(opened).limit(1);
  return found.length === 1;
}

interface WaitingRow {
  readonly person: number;
  readonly name: string;
  readonly what: 'check' | 'change';
  readonly since: Date;
}

/**
 * People whose passports the desk has to check, the longest waiting first; without scans there is nothing to
 * check.
 */
export async function findWaiting(db: Executor, limit: number): Promise<WaitingRow[]> {
  const { rows } = await db.execute<{ person: number; name: string; what: string; since: string }>(sql`
    select w.user_id as person, ${fullNameOf(sql`w.user_id`)} as name, w.what, w.since
    from (
      select user_id, 'check' as what, since from (${uncheckedPassports}) unchecked
      union all
      select c.user_id, 'change', c.asked_at from passport_changes c where c.state = 'asked'
    ) w where not ${isEmployeeOf(sql`w.user_id`)}
    order by w.since, w.user_id limit ${limit}`);
  return rows.map(({ what, since, ...row }) => ({
    ...row,
    what: what === 'change' ? 'change' : 'check',
    since: new Date(since),
  }));
}

/** Scans of former passports. */
export async function formerScans(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .select({ scans: formerPassports.scans })
    .from(formerPassports)
    .where(eq(formerPassports.userId, userId));
  return rows.flatMap(({ scans }) => scans);
}
