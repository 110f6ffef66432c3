import type { FlatCounters, FlatItem } from '@novosel/contract/catalogue/endpoints.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findFlatItems, prepareCountFlatItems } from '../catalogue.repo.ts';
import { toEstate } from '../search/estate-row.ts';

/** S7-28, S3-39, S3-40. */
export async function listFlats({ pool }: Pick<Context, 'pool'>, userId: number): Promise<FlatItem[]> {
  const found = await findFlatItems(pool, userId);
  return found.map((row) => ({
    id: row.id,
    number: row.number,
    category: row.category as FlatItem['category'],
    estate: toEstate(row),
  }));
}

/** S3-41, S3-42. */
export function countFlats(db: Executor): (userId: number) => Promise<FlatCounters> {
  const countOf = prepareCountFlatItems(db);
  return async (userId) => {
    const counts = await countOf(userId);
    const count = (category: string) => counts.get(category) ?? 0;
    return {
      cart: count('cart'),
      viewed: count('viewed'),
      in_comparison: count('in_comparison'),
      purchases: count('purchases'),
      concessions: count('concessions'),
      contracts: count('contracts'),
      deposits: count('deposits'),
    };
  };
}
