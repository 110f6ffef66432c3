import { type NamedPower, type PowerView, powerInForce } from '@novosel/contract/delegates/power.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Executor } from '../../platform/database/db.ts';
import { and, desc, eq, gte, inArray, sql } from '../../platform/database/drizzle.ts';
import { powersOfAttorney } from './powers.tables.ts';

export type PowerRow = typeof powersOfAttorney.$inferSelect;

/** SQL condition on the table of delegations: an accepted power lets the trusted person sign at a moment. */
export const hasPowerAt = (now: Date) => sql<boolean>`exists (
  select from ${powersOfAttorney} p where p.delegation_id = delegations.id and p.state = 'accepted' and p.until >= ${isoDay(now)})`;

/**
 * The power of attorney by which a trusted person signs. `locked`: it cannot be withdrawn before the
 * transaction ends.
 */
export async function powerOfTrust(
  db: Executor,
  delegationId: string,
  now: Date,
  locked = false,
): Promise<NamedPower | undefined> {
  const query = db
    .select()
    .from(powersOfAttorney)
    .where(
      and(
        eq(powersOfAttorney.delegationId, delegationId),
        eq(powersOfAttorney.state, 'accepted'),
        gte(powersOfAttorney.until, isoDay(now)),
      ),
    )
    .orderBy(desc(powersOfAttorney.givenAt))
    .limit(1);
  const [row] = await (locked ? query.for('share') : query);
  return row && namedPower(row);
}

/** Whether this power allows to sign: it is accepted and not over, and its delegation is present. */
export async function powerHolds(db: Executor, id: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from powers_of_attorney p join delegations d on d.id = p.delegation_id
    where p.id = ${id} and p.state = 'accepted' and p.until >= ${isoDay(now)}
      and d.ended_at is null and d.accepted_at is not null and d.until > ${now.toISOString()}`);
  return rows.length > 0;
}

const namedPower = ({ id, number, notary, givenOn }: PowerRow): NamedPower => ({
  id,
  number,
  notary,
  givenOn,
});

/** The last power of each delegation with one. */
export async function lastPowers(
  db: Executor,
  delegationIds: readonly string[],
): Promise<ReadonlyMap<string, PowerRow>> {
  if (delegationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([powersOfAttorney.delegationId])
    .from(powersOfAttorney)
    .where(inArray(powersOfAttorney.delegationId, [...delegationIds]))
    .orderBy(powersOfAttorney.delegationId, desc(powersOfAttorney.givenAt), desc(powersOfAttorney.id));
  return new Map(rows.map((row) => [row.delegationId, row]));
}

/** A power as the two people of a delegation see it; the reason of a refusal is only for the principal. */
export function toPowerView(row: PowerRow | undefined, reader: number, now: Date): PowerView | null {
  if (!row) return null;
  const { state, number, until, givenAt, answer, principalId } = row;
  return {
    state,
    number,
    until,
    givenAt: givenAt.toISOString(),
    inForce: powerInForce(row, isoDay(now)),
    answer: principalId === reader ? answer : null,
  };
}
