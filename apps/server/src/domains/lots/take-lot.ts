import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { lotKinds, lotsAtMost, mayTakeLots } from '@novosel/contract/lots/rules.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { joinBooking, lockOwnBooking } from '../booking/public.ts';
import { estateForBooking, kindOfEstate } from '../catalogue/public.ts';
import { linkDeal, ofDeal, openDealOf, takenAlong } from '../deals/public.ts';

type Deps = Pick<Context, 'dealGuard' | 'events' | 'personalDiscounts'>;

interface Wish {
  /** The estate of the deal. */
  readonly estateId: number;
  /** What is taken along with it. */
  readonly lotId: number;
  readonly priceKopecks: number;
}

/**
 * Takes a parking place or a storage room as a separate deal, linked to that of an estate in the same
 * complex. The lock of the main booking keeps parallel calls within the limit.
 * @throws AppError NOT_FOUND, also for a lot of another complex or kind; STEP_WRONG once the contract is
 * drafted; LOT_LIMIT, ESTATE_TAKEN, ESTATE_NOT_FOR_SALE, PRICE_CHANGED
 */
export function takeLot(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { estateId, lotId, priceKopecks }: Wish,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const main = await lockOwnBooking(tx, act.actor.id, estateId);
    const deal = await openDealOf(tx, main.id);
    const kind = deal && (await kindOfEstate(tx, estateId));
    if (!kind || !mayTakeLots(deal.place, kind)) throw new AppError('STEP_WRONG');
    const lot = await estateForBooking(tx, lotId);
    const house = await estateForBooking(tx, estateId);
    if (lot?.complexId !== house?.complexId || !lot || !isLot(lot)) throw new AppError('NOT_FOUND');
    const open = (await takenAlong(tx, deal.id)).filter(({ closedAt }) => closedAt === null);
    if (open.length >= lotsAtMost) throw new AppError('LOT_LIMIT', { params: { max: lotsAtMost } });
    const booking = await joinBooking(deps, tx, act, { main, estate: lot, priceKopecks });
    await linkDeal(tx, booking.id, deal.id);
    const details = { lot: lotId, priceKopecks };
    await audit(tx, act, { action: 'lots.take', subject: ofDeal(deal.id), details });
  });
}

const isLot = ({ kind }: { readonly kind: number }): boolean =>
  lotKinds.some((name) => estateKinds[name] === kind);
