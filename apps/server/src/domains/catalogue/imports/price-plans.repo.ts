import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { and, desc, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db.ts';
import { rowsOf } from '../catalogue.repo.ts';
import { importBatches } from '../imports.tables.ts';
import type { BatchRow } from './imports.repo.ts';

interface Scope {
  readonly complex: number;
  readonly building?: number | undefined;
  /** None is any number; the last choice is four and more. */
  readonly rooms: readonly string[];
}

/** Flats for sale of a scope. */
export async function findScope(db: Executor, { complex, building, rooms }: Scope): Promise<number[]> {
  const place = building === undefined ? sql`true` : sql`building_id = ${building}`;
  const numbers = JSON.stringify(rooms.map(Number));
  const ofRooms =
    rooms.length === 0
      ? sql`true`
      : sql`least(rooms, 4) in (select value::int from jsonb_array_elements_text(${numbers}::jsonb))`;
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from estates where complex_id = ${complex} and kind = ${estateKinds.flat}
          and status = ${estateStatuses.sale} and ${place} and ${ofRooms} order by id`,
  );
  return found.map(({ id }) => id);
}

/** Batches that begin on a day, those made last first; `before` is the last of the page before. */
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
