import type { Executor } from '../../../platform/database/db.ts';
import { closedSince, findPricedWith } from '../../booking/public.ts';
import { findDeals } from '../../deals/public.ts';
import { lineCode } from './discount-view.ts';
import type { DiscountRow } from './discounts.repo.ts';

/**
 * Number of a person's booking whose price includes a discount, while the booking or its deal is not over.
 */
export async function usedIn(
  db: Executor,
  userId: number,
  discount: Pick<DiscountRow, 'code' | 'id'>,
): Promise<string | undefined> {
  const priced = await findPricedWith(db, userId, lineCode(discount));
  const deals = await findDeals(
    db,
    priced.map(({ id }) => id),
  );
  return priced.find((booking) => closedSince(booking, deals.get(booking.id)) === null)?.number;
}
