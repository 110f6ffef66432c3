import type { EstateList } from '@novosel/contract/catalogue/schema.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findEstate } from '../catalogue.repo.ts';
import { findSimilar } from '../choosing/choosing.repo.ts';
import { plansOf } from '../plans-of.ts';
import { toEstate } from './estate-row.ts';

const shown = 6;

/** Estates that are similar to one. @throws AppError NOT_FOUND */
export async function similarTo(
  db: Executor,
  estateId: number,
  reader: number | undefined,
): Promise<EstateList> {
  const row = await findEstate(db, estateId, undefined);
  if (!row) throw new AppError('NOT_FOUND');
  const found = await findSimilar(db, row, shown, reader);
  return { items: found.map(toEstate), plans: await plansOf(db, found) };
}
