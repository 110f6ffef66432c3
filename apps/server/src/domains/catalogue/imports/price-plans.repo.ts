import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { type EstateKind, estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { and, desc, isNotNull, lt, sql } from '../../../platform/database/drizzle.ts';
import { rowsOf } from '../catalogue.repo.ts';
import { importBatches } from '../imports.tables.ts';
import { type BatchRow, listOf } from './imports.repo.ts';

interface Scope {
  readonly complex: number;
  readonly building?: number | undefined;
  readonly kinds: readonly EstateKind[];
  /** For homes only. Empty is any number; the last choice is four and more. */
  readonly rooms: readonly string[];
}

/** Estates for sale in a scope. */
export async function findScope(db: Executor, { complex, building, kinds, rooms }: Scope): Promise<number[]> {
  const place = building === undefined ? sql`true` : sql`building_id = ${building}`;
  const numbers = JSON.stringify(rooms.map(Number));
  const homes = listOf([estateKinds.flat, estateKinds.apartment]);
  const ofRooms =
    rooms.length === 0
      ? sql`true`
      : sql`(kind not in ${homes} or least(rooms, 4) in (select value::int from jsonb_array_elements_text(${numbers}::jsonb)))`;
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from estates where complex_id = ${complex} and kind in ${listOf(kinds.map((kind) => estateKinds[kind]))}
          and status = ${estateStatuses.sale} and ${place} and ${ofRooms} order by id`,
  );
  return found.map(({ id }) => id);
}

/** Batches with a first day, the latest first; `before` is the last item of the previous page. */
export function findPricePlans(db: Executor, before: string | undefined, limit: number): Promise<BatchRow[]> {
  return db
    .select()
    .from(importBatches)
    .where(
      and(
        isNotNull(importBatches.validFrom),
        before === undefined ? undefined : lt(importBatches.id, before),
      ),
    )
    .orderBy(desc(importBatches.id))
    .limit(limit);
}

/** Waiting plans for prices that a batch sets too, the nearest first. */
export function findPlansOfSame(db: Executor, batchId: string) {
  return rowsOf<{ batch: string; name: string; valid_from: string; estates: number }>(
    db,
    sql`select p.batch_id as batch, b.file_name as name, p.valid_from::text as valid_from,
               count(distinct p.estate_id)::int as estates
        from import_lines l
        join planned_prices p on p.estate_id = l.estate_id
          and l.changes @> jsonb_build_array(jsonb_build_object('column', p.form))
        join import_batches b on b.id = p.batch_id
        where l.batch_id = ${batchId} and p.batch_id <> l.batch_id
          and p.applied_at is null and p.canceled_at is null
        group by p.batch_id, b.file_name, p.valid_from order by p.valid_from, p.batch_id limit 5`,
  );
}
