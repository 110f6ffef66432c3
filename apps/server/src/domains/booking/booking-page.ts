import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { bookingRules } from '@novosel/contract/booking/terms.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { isTaken, readEstateCard } from '../catalogue/public.ts';
import { passportOf } from '../users/public.ts';
import { offeredTerms } from './agreement/offered-terms.ts';
import { findOwnBooking } from './booking.repo.ts';
import type { BookingDeps } from './booking-deps.ts';
import { asAgreed } from './booking-terms.ts';
import { bookingViews } from './booking-view.ts';
import { closedSince } from './closing.repo.ts';
import { countHolds } from './count-holds.ts';
import { discountedEstate } from './personal-discounts.ts';
import { personalPrice } from './personal-price.ts';

type Deps = Pick<BookingDeps, 'clock' | 'config' | 'dealGuard' | 'personalDiscounts'>;

/**
 * The whole booking page as of one moment: an estate is never shown as both paid for and for sale.
 * @throws AppError NOT_FOUND when there is no such estate
 */
export function readBookingPage(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  estateId: number,
): Promise<BookingPage> {
  return inSnapshot(db, (at) => readPage(deps, at, act, estateId));
}

async function readPage(
  deps: Deps,
  db: Executor,
  { actor: { id: userId }, locale = 'ru' }: BuyerAct,
  estateId: number,
): Promise<BookingPage> {
  const taken = await isTaken(db, estateId);
  const own = await findOwnBooking(db, userId, estateId);
  const deals = await deps.dealGuard.dealsOf(db, own ? [own.id] : []);
  const closedAt = own ? closedSince(own, deals.get(own.id)) : null;
  const alive = own && !closedAt ? own : undefined;
  const found = await readEstateCard(db, estateId, userId, alive !== undefined);
  if (!found) throw new AppError('NOT_FOUND');
  const card = asAgreed(found, alive);
  const { prices, areas, status: estateStatus } = card.estate;
  const estateFree = !taken && estateStatus === estateStatuses.sale;
  const [booking] = own ? await bookingViews(db, [{ booking: own, closedAt, estateFree }]) : [];
  const discounts = (await deps.personalDiscounts(db, userId))(discountedEstate(card.estate));
  const { otherForms: _, ...price } = personalPrice({ prices, areaTotal: areas.all }, discounts);
  const { holdLimit } = deps.config;
  const holds = await countHolds(deps, db, userId, estateId);
  return {
    now: deps.clock.now().toISOString(),
    card,
    price,
    terms: offeredTerms({ estateStatus, taken, holdLimit, ...holds }),
    holdLimit,
    takesTransfers: brand.transfer !== undefined,
    rules: { version: bookingRules.version, text: bookingRules.text[locale] },
    booking: booking ?? null,
    passport: await passportOf(db, userId),
  };
}
