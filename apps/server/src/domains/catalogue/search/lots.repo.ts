import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { type Estate, type EstateKind, estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { estateColumns, estateSources, rowsOf } from '../catalogue.repo.ts';
import { type EstateRow, toEstate } from './estate-row.ts';

interface Wanted {
  readonly estate: { readonly complexId: number; readonly buildingId: number };
  readonly kinds: readonly EstateKind[];
  readonly limit: number;
  readonly reader: number;
}

/**
 * Estates of these kinds for sale in the same complex: those of the same building first, then the cheapest;
 * the kinds alternate, so that many of one leave room for the other.
 */
export async function lotsBeside(
  db: Executor,
  { estate: { complexId, buildingId }, kinds, limit, reader }: Wanted,
): Promise<Estate[]> {
  const numbers = sql.join(
    kinds.map((kind) => sql`${estateKinds[kind]}`),
    sql`, `,
  );
  const nearest = sql`(building_id = ${buildingId}) desc, price_full, id`;
  const ranked = sql`(select *, row_number() over (partition by kind order by ${nearest}) as turn from estates
    where complex_id = ${complexId} and status = ${estateStatuses.sale} and kind in (${numbers}))`;
  const found = await rowsOf<EstateRow>(
    db,
    sql`select ${estateColumns(reader)} from ${estateSources(ranked)} order by e.turn, e.kind limit ${limit}`,
  );
  return found.map(toEstate);
}
