import { evenSchedule } from '@novosel/contract/deals/schedule.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../context.ts';
import type { BookingRow } from '../domains/booking/booking.repo.ts';
import { findInstallments } from '../domains/deals/money/schedule.repo.ts';
import { agreeSchedule, openDealOf, priceOfDeal, receiveInstallment } from '../domains/deals/public.ts';
import { actOf } from './bookings.ts';

const hoursOfDay = 24;
/** The first payment and those of a year, as he has chosen them in his terms. */
const count = 13;
/** The own money in the terms of the demo. */
const firstShare = 0.4;
/** Days before each received payment. */
const paidAfter = [2, 29] as const;

/** A price paid monthly over a year: the first payments have come, the next is due in some days. */
export async function seedSchedule(
  deps: Context,
  booking: BookingRow,
  wait: (hours: number) => void,
): Promise<void> {
  const deal = await openDealOf(deps.db, booking.id);
  if (deal?.place !== 'funding') return;
  const priceKopecks = priceOfDeal(booking, deal);
  const firstKopecks = Math.round(priceKopecks * firstShare);
  const firstOn = isoDay(deps.clock.now().getTime() + paidAfter[0] * hoursOfDay * 3_600_000);
  if ((await findInstallments(deps.db, deal.id)).length === 0)
    await agreeSchedule(deps, deps.db, await actOf(deps, 'lawyer'), {
      dealId: deal.id,
      payments: evenSchedule({ priceKopecks, firstKopecks, firstOn, count }),
      reason: 'Пункт 3.2 договора участия в долевом строительстве',
    });
  const payments = await findInstallments(deps.db, deal.id);
  for (const [index, days] of paidAfter.entries()) {
    wait(days * hoursOfDay);
    const payment = payments[index];
    if (!payment || payment.paidAt) continue;
    await receiveInstallment(deps, deps.db, await actOf(deps, 'accountant'), {
      dealId: deal.id,
      number: payment.number,
      order: String(4107 + index * 118),
      paidOn: isoDay(deps.clock.now()),
      kopecks: payment.kopecks,
    });
  }
}
