import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { sql } from '../../../../platform/database/drizzle.ts';
import { rowsOf } from '../../catalogue.repo.ts';
import { listOf, type StockRow } from '../imports.repo.ts';

const { remove, withdrawn } = estateStatuses;
/** Withdrawn estates occupy no place. */
const gone: readonly number[] = [remove, withdrawn];

export const occupiesPlace = ({ status }: Pick<StockRow, 'status'>): boolean => !gone.includes(status);

/** Serialises imports and promises of one building: locked before its estates are. */
export async function lockHouses(tx: Tx, batchId: string): Promise<void> {
  await tx.execute(
    sql`select b.id from buildings b where b.id in (
          select e.building_id from import_lines l join estates e on e.id = l.estate_id where l.batch_id = ${batchId}
          union select (l.fresh->>'building')::int from import_lines l where l.batch_id = ${batchId})
        order by b.id for update of b`,
  );
}

/** Estates that share a place or a number with another one of their building. */
export async function findCrowded(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const lies = sql`o.status not in (${remove}, ${withdrawn})`;
  const found = await rowsOf<{ id: number }>(
    tx,
    sql`select e.id from estates e where e.id in ${listOf(ids)} and (
          exists (select from estates o where o.id <> e.id and ${lies}
                    and o.section_id = e.section_id and o.floor = e.floor and o.slot = e.slot)
          or exists (select from estates o where o.id <> e.id and ${lies}
                       and o.building_id = e.building_id and o.kind = e.kind and o.number = e.number))`,
  );
  return new Set(found.map(({ id }) => id));
}
