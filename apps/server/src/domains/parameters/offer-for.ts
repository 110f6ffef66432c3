import { leastPriceKopecks } from '@novosel/contract/booking/price.ts';
import { paymentForms } from '@novosel/contract/catalogue/codes.ts';
import { isDwelling } from '@novosel/contract/parameters/dwelling.ts';
import type { ParametersOffer } from '@novosel/contract/parameters/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import { type BookingRow, bookedPrice } from '../booking/public.ts';
import { kindOfEstate } from '../catalogue/public.ts';
import { certificatesOf, promosFor } from '../loyalty/public.ts';
import { finishingFor } from './finishing-for.ts';
import { usedCertificates } from './parameters.repo.ts';

/**
 * What the main buyer of a deal may choose at a moment: prices as booked, plans and programmes of the
 * developer, promotions, and certificates that are not used in other deals.
 */
export async function offerFor(
  db: Executor,
  { actor, at, locale = 'ru' }: BuyerAct,
  { booking, dealId }: { readonly booking: BookingRow; readonly dealId: string },
): Promise<ParametersOffer> {
  const used = await usedCertificates(db, actor.id, dealId);
  const certificates = await certificatesOf(db, { userId: actor.id, locale, at });
  const promos = await promosFor(db, { userId: actor.id, estateId: booking.estateId, locale, now: at });
  const prices = paymentForms.map((form) => ({ form, ...bookedPrice(booking, form) }));
  const kind = await kindOfEstate(db, booking.estateId);
  // Promotions that replace the discounts of a booking must be compared with them.
  const comparable = prices.every(({ listKopecks }) => listKopecks !== undefined);
  return {
    day: isoDay(at),
    forms: prices.map(({ form, kopecks, listKopecks }) => ({
      form,
      kopecks,
      listKopecks: listKopecks ?? kopecks,
    })),
    leastKopecks: leastPriceKopecks,
    dwelling: kind !== null && isDwelling(kind),
    finishing: await finishingFor(db, booking, isoDay(at)),
    feeKopecks: booking.feeKopecks,
    plans: brand.installmentPlans,
    programs: brand.mortgagePrograms,
    certificates: certificates.filter(({ id }) => !used.has(id)),
    promos: promos.filter(({ replacesBooked }) => comparable || !replacesBooked),
    charges: brand.charges,
  };
}
