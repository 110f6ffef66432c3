import type { Executor, Tx } from '../../platform/database/db.ts';
import { and, asc, desc, eq, gte, inArray, sql } from '../../platform/database/drizzle.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { fullNameOf } from '../identity/public.ts';
import type { PowerRow } from './powers.repo.ts';
import { powersOfAttorney as powers } from './powers.tables.ts';

export async function findPower(db: Executor, id: string): Promise<PowerRow | undefined> {
  const [row] = await db.select().from(powers).where(eq(powers.id, id));
  return row;
}

export async function lockPower(tx: Tx, id: string): Promise<PowerRow | undefined> {
  const [row] = await tx.select().from(powers).where(eq(powers.id, id)).for('update');
  return row;
}

/** The last power of a delegation. The caller has locked the delegation. */
export async function lastPower(tx: Tx, delegationId: string): Promise<PowerRow | undefined> {
  const [row] = await tx
    .select()
    .from(powers)
    .where(eq(powers.delegationId, delegationId))
    .orderBy(desc(powers.givenAt), desc(powers.id))
    .limit(1);
  return row;
}

export async function insertPower(
  tx: Tx,
  row: Omit<PowerRow, 'state' | 'decidedAt' | 'staffId' | 'answer'>,
): Promise<void> {
  await tx.insert(powers).values({ ...row, state: 'asked' });
}

export async function updatePower(
  tx: Tx,
  id: string,
  set: Pick<PowerRow, 'state'> & Partial<Pick<PowerRow, 'decidedAt' | 'staffId' | 'answer'>>,
): Promise<void> {
  await tx.update(powers).set(set).where(eq(powers.id, id));
}

/** Every power that a person has given, with its scans. */
export function powersOf(db: Executor, principalId: number) {
  return db
    .select({ id: powers.id, scans: powers.scans })
    .from(powers)
    .where(eq(powers.principalId, principalId));
}

/** Whether the audit log has an opening of the power by this member of staff. */
export async function hasOpened(tx: Tx, id: string, staffId: number): Promise<boolean> {
  const opened = and(
    eq(auditRecords.subject, `power:${id}`),
    eq(auditRecords.action, 'powers.open'),
    eq(auditRecords.actorId, staffId),
  );
  const found = await tx.select({ id: auditRecords.id }).from(auditRecords).where(opened).limit(1);
  return found.length === 1;
}

interface ListedPower {
  readonly power: string;
  readonly principal: string;
  readonly delegate: string;
  readonly state: PowerRow['state'];
  readonly since: Date;
}

/**
 * Powers of present delegations: first those that wait for the desk, the longest waiting on top, then those
 * in force.
 */
export function findListed(db: Executor, now: Date, today: string, limit: number): Promise<ListedPower[]> {
  const alive = sql`exists (select from delegations d where d.id = ${powers.delegationId}
    and d.ended_at is null and d.until > ${now.toISOString()})`;
  return db
    .select({
      power: powers.id,
      principal: fullNameOf(powers.principalId),
      delegate: fullNameOf(powers.delegateId),
      state: powers.state,
      since: powers.givenAt,
    })
    .from(powers)
    .where(and(inArray(powers.state, ['asked', 'accepted']), gte(powers.until, today), alive))
    .orderBy(desc(eq(powers.state, 'asked')), asc(powers.givenAt), asc(powers.id))
    .limit(limit);
}
