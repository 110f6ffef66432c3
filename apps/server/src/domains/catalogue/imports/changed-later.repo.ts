import type { Tx } from '../../../platform/database/db.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { rowsOf } from '../catalogue.repo.ts';

/**
 * Estates of a batch that a later, not undone batch has changed in the same columns; for estates created by
 * the batch, in any column. An unchanged value proves nothing: somebody may have set the same value on
 * purpose.
 */
export async function findChangedLater(tx: Tx, batchId: string): Promise<ReadonlySet<number>> {
  const found = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct mine.estate_id as id
        from import_batches b
        join import_lines mine on mine.batch_id = b.id and mine.applied
        join import_batches later on later.state = 'applied' and later.applied_at > b.applied_at
        join import_lines theirs on theirs.batch_id = later.id and theirs.applied and theirs.estate_id = mine.estate_id
        where b.id = ${batchId} and (mine.what = 'create' or exists (
          select from jsonb_array_elements(mine.changes) one
          join jsonb_array_elements(theirs.changes) other on other->>'column' = one->>'column'))`,
  );
  return new Set(found.map(({ id }) => id));
}
