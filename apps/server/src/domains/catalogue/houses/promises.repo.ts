import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts';
import { rowsOf } from '../catalogue.repo.ts';
import { buildings, complexes } from '../catalogue.tables.ts';

interface PromiseRow {
  readonly year: number;
  readonly quarter: number;
  readonly promised_on: string;
  readonly made_at: string | null;
  readonly staff_id: number | null;
  readonly reason: string | null;
}

/**
 * Promises of a building, the latest first, each with its audit record, matched by the day in Moscow: there
 * is one promise a day.
 */
export function findPromisesMade(db: Executor, building: number): Promise<PromiseRow[]> {
  return rowsOf(
    db,
    sql`select p.year, p.quarter, p.promised_on::text as promised_on, a.at::text as made_at, a.actor_id as staff_id,
               a.details->>'reason' as reason
        from handover_promises p
        left join lateral (
          select at, actor_id, details from audit_records
          where subject = ${`building:${building}`} and action = 'catalogue.promise-handover'
            and (at at time zone 'Europe/Moscow')::date = p.promised_on
          order by at desc limit 1) a on true
        where p.building_id = ${building} order by p.promised_on desc`,
  );
}

export async function findBuildingPlace(
  db: Executor,
  building: number,
): Promise<{ id: number; number: string; complex: string } | undefined> {
  const [found] = await db
    .select({ id: buildings.id, number: buildings.number, complex: complexes.name })
    .from(buildings)
    .innerJoin(complexes, eq(complexes.id, buildings.complexId))
    .where(and(eq(buildings.id, building), isNull(buildings.removedAt)));
  return found;
}
