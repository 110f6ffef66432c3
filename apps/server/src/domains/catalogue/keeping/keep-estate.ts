import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { dropBoughtFlat, setEstateStatus, setFlatItem } from '../catalogue.repo.ts';
import { type Claimant, claimEstate, releaseEstate } from './claims.repo.ts';

/** An estate and its buyer. */
export interface Filed {
  readonly userId: number;
  readonly estateId: number;
  readonly at: Date;
}

/**
 * Claims an estate for a booking and takes it off sale.
 * @throws AppError ESTATE_TAKEN when another keeps the estate, ESTATE_NOT_FOR_SALE when it has been taken off
 * sale meanwhile
 */
export async function keepEstate(tx: Tx, claimant: Claimant, filed: Filed): Promise<void> {
  const { estateId, at } = filed;
  if (!(await claimEstate(tx, estateId, claimant, at))) throw new AppError('ESTATE_TAKEN');
  if (!(await markEstate(tx, estateId, 'reserve'))) throw new AppError('ESTATE_NOT_FOR_SALE');
  await fileFlat(tx, filed, 'deposits');
  await tell(tx, { to: 'everyone', topic: 'estate', id: String(estateId) });
}

/** Releases the claim of a booking or a deal, and puts the estate back on sale. */
export async function freeEstate(tx: Tx, claimant: Claimant, filed: Filed): Promise<void> {
  const { estateId, at } = filed;
  await releaseEstate(tx, estateId, claimant, at);
  await markEstate(tx, estateId, 'sale');
  await fileFlat(tx, filed, null);
  await tell(tx, { to: 'everyone', topic: 'estate', id: String(estateId) });
}

/** Takes an estate off sale or puts it back. @returns false when it did not have the expected status */
async function markEstate(tx: Tx, id: number, to: 'reserve' | 'sale'): Promise<boolean> {
  const { sale, reserve } = estateStatuses;
  const [from, now] = to === 'reserve' ? [sale, reserve] : [reserve, sale];
  const building = await setEstateStatus(tx, id, from, now);
  if (building === undefined) return false;
  await tell(tx, { to: 'house', topic: 'house', id: String(building) });
  return true;
}

/** Sets the category of an estate for its buyer, replacing others (S3-40); null removes it. */
export async function fileFlat(
  tx: Tx,
  { userId, estateId, at }: Filed,
  category: 'deposits' | 'contracts' | 'purchases' | null,
): Promise<void> {
  await dropBoughtFlat(tx, userId, estateId);
  if (category) await setFlatItem(tx, userId, estateId, category, at);
  await tell(tx, { to: 'person', userId, topic: 'flats' });
}
