import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findBookings } from '../booking/public.ts';
import { estatesById } from '../catalogue/public.ts';
import { findDeals, priceOfDeal } from '../deals/public.ts';

/** The estate and the price of a booking. */
export interface Bought {
  readonly kind: Estate['kind'];
  readonly number: string;
  readonly complex: string;
  readonly kopecks: number;
}

/** Estates and prices of some bookings, by their IDs. */
export async function boughtBy(
  db: Executor,
  userId: number,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Bought>> {
  const bookings = await findBookings(db, bookingIds);
  const estates = await estatesById(
    db,
    bookings.map(({ estateId }) => estateId),
    userId,
  );
  const deals = await findDeals(db, bookingIds);
  return new Map(
    bookings.flatMap((booking): [string, Bought][] => {
      const { id, estateId } = booking;
      const estate = estates.get(estateId);
      if (!estate) return [];
      const { kind, number, complex } = estate;
      return [[id, { kind, number, complex: complex.title, kopecks: priceOfDeal(booking, deals.get(id)) }]];
    }),
  );
}
