import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { bookingRules } from '@novosel/contract/booking/terms.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { readEstateCard } from '../catalogue/public.ts';
import { passportOf } from '../users/public.ts';
import { countHolds, findLive, findOwnBooking } from './booking.repo.ts';
import type { BookingDeps, Reader } from './booking-deps.ts';
import { bookingViews } from './booking-view.ts';
import { offeredTerms } from './offered-terms.ts';
import { personalPrice } from './personal-price.ts';

/** Everything that a booking page needs. @throws AppError NOT_FOUND when there is no such estate */
export async function readBookingPage(
  deps: Pick<BookingDeps, 'clock' | 'personalDiscounts'>,
  db: Executor,
  { userId, locale }: Reader,
  estateId: number,
): Promise<BookingPage> {
  const live = await findLive(db, estateId);
  const card = await readEstateCard(db, estateId, userId, live?.userId === userId);
  if (!card) throw new AppError('NOT_FOUND');
  const { prices, areas, status: estateStatus } = card.estate;
  const own = live?.userId === userId ? live : await findOwnBooking(db, userId, estateId);
  const estateFree = !live && estateStatus === estateStatuses.sale;
  const [booking] = own ? await bookingViews(db, [{ booking: own, estateFree }]) : [];
  const discounts = await deps.personalDiscounts(db, userId, estateId);
  const { otherForms: _, ...price } = personalPrice({ prices, areaTotal: areas.all }, discounts);
  const holds = await countHolds(db, userId, estateId);
  return {
    now: deps.clock.now().toISOString(),
    card,
    price,
    terms: offeredTerms({ estateStatus, taken: live !== undefined, ...holds }),
    rules: { version: bookingRules.version, text: bookingRules.text[locale] },
    booking: booking ?? null,
    passport: await passportOf(db, userId),
  };
}
