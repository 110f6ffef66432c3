import type { LotsView } from '@novosel/contract/lots/endpoints.ts';
import { lotKinds, lotsAtMost, mayTakeLots, offeredAtMost } from '@novosel/contract/lots/rules.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { discountedEstate, findBookings, findOwnBooking, personalPrice } from '../booking/public.ts';
import { estatesById, lotsBeside } from '../catalogue/public.ts';
import { openDealOf, priceOfDeal, takenAlong } from '../deals/public.ts';

type Deps = Pick<Context, 'personalDiscounts'>;

/**
 * Lots that the main buyer of an open deal may take along with its estate, and those that he has taken.
 * @throws AppError NOT_FOUND when he is not the main buyer of an open deal of it
 */
export function readLots(deps: Deps, db: Executor, act: BuyerAct, estateId: number): Promise<LotsView> {
  return inSnapshot(db, (at) => readAll(deps, at, act, estateId));
}

async function readAll(
  deps: Deps,
  db: Executor,
  { actor: { id: userId }, at }: BuyerAct,
  estateId: number,
): Promise<LotsView> {
  const booking = await findOwnBooking(db, userId, estateId);
  const deal = booking && (await openDealOf(db, booking.id));
  const estate = (await estatesById(db, [estateId], userId)).get(estateId);
  if (!deal || !estate) throw new AppError('NOT_FOUND');
  const taken = await takenLots(db, userId, deal.id);
  const open = taken.filter(({ place }) => place !== null).length;
  const mayTake = mayTakeLots(deal.place, estate.kind) && open < lotsAtMost;
  const place = { complexId: estate.complex.id, buildingId: estate.building.id };
  const wanted = { estate: place, kinds: lotKinds, limit: offeredAtMost, reader: userId };
  const lots = mayTake ? await lotsBeside(db, wanted) : [];
  const discountsOn = await deps.personalDiscounts(db, userId);
  const free = lots.map((lot) => {
    const priced = { prices: lot.prices, areaTotal: lot.areas.all };
    const { totalKopecks } = personalPrice(priced, discountsOn(discountedEstate(lot)));
    return { estate: lot, priceKopecks: totalKopecks };
  });
  return { now: at.toISOString(), mayTake, free, taken };
}

async function takenLots(db: Executor, userId: number, dealId: string): Promise<LotsView['taken']> {
  const deals = await takenAlong(db, dealId);
  const bookings = await findBookings(
    db,
    deals.map(({ bookingId }) => bookingId),
  );
  const estates = await estatesById(
    db,
    deals.map(({ estateId }) => estateId),
    userId,
  );
  return deals.flatMap((deal) => {
    const estate = estates.get(deal.estateId);
    const booking = bookings.find(({ id }) => id === deal.bookingId);
    if (!estate || !booking) return [];
    const { number, place, closedAt } = deal;
    return [{ estate, number, priceKopecks: priceOfDeal(booking, deal), place: closedAt ? null : place }];
  });
}
