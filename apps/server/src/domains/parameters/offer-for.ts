import { leastPriceKopecks } from '@novosel/contract/booking/price.ts';
import { paymentForms } from '@novosel/contract/catalogue/codes.ts';
import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { ParametersOffer } from '@novosel/contract/parameters/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { BookingRow } from '../booking/public.ts';
import { certificatesOf } from '../loyalty/public.ts';
import { finishingFor } from './finishing-for.ts';
import { usedCertificates } from './parameters.repo.ts';

/**
 * What the main buyer of a deal may choose at a moment: prices as booked, plans and programmes of the
 * developer, his certificates that pay in no other deal.
 */
export async function offerFor(
  db: Executor,
  { actor, at, locale = 'ru' }: BuyerAct,
  { booking, dealId }: { readonly booking: BookingRow; readonly dealId: string },
): Promise<ParametersOffer> {
  const used = await usedCertificates(db, actor.id, dealId);
  const certificates = await certificatesOf(db, { userId: actor.id, locale, at });
  return {
    day: isoDay(at),
    forms: paymentForms.map((form) => ({ form, kopecks: bookedPrice(booking, form) })),
    leastKopecks: leastPriceKopecks,
    finishing: await finishingFor(db, booking, isoDay(at)),
    feeKopecks: booking.feeKopecks,
    plans: brand.installmentPlans,
    programs: brand.mortgagePrograms,
    certificates: certificates.filter(({ id }) => !used.has(id)),
    charges: brand.charges,
  };
}

/** The price that the booking keeps for a form of payment. */
function bookedPrice({ price, priceKopecks }: BookingRow, form: PaymentForm): number {
  if (form === price.form) return priceKopecks;
  return price.otherForms.find((one) => one.form === form)?.kopecks ?? priceKopecks;
}
