import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { PaymentView } from '@novosel/contract/payments/schema.ts';
import { tookPastAcquirer } from '@novosel/contract/payments/took-cash.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { type BookingRow, findBookings } from '../../booking/public.ts';
import { paymentViews } from '../../payments/public.ts';
import { type DealRow, findDeals } from '../deals.repo.ts';
import { type FailedRefund, turnOf } from './turn.ts';

/**
 * Whose turn a booking has by what is known of its money and its deal: the buyer's page, his list and the
 * desk ask here.
 */
export function turnOfBooking(
  booking: BookingRow,
  payment: PaymentView | null,
  deal: DealRow | undefined,
): TurnView {
  return turnOf({
    ...booking,
    // A trusted person who pays stands on the buyer's side.
    awaitsBuyer: payment?.providerStatus === 'pending',
    trustedPays: Boolean(payment?.payer),
    paidInCash: tookPastAcquirer(payment),
    byTransfer: payment?.method === 'other',
    failedRefund: failedRefundOf(payment),
    deal: deal?.closedAt ? undefined : deal,
  });
}

/** The fee on its way back that the acquirer will not return. */
function failedRefundOf(payment: PaymentView | null): FailedRefund | undefined {
  const refund = payment?.refund;
  if (refund?.state !== 'failed' || !refund.dueAt) return undefined;
  return { since: new Date(refund.at), dueAt: new Date(refund.dueAt) };
}

/** The deal of a booking, if any, whose turn it is, and the place of the deal while it is open. */
export interface Standing {
  readonly deal: string | null;
  readonly turn: TurnView;
  readonly place: DealPlace | null;
}

/** Where some bookings stand, as their buyers' pages say it. */
export async function standingsOf(
  db: Executor,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const bookings = await findBookings(db, bookingIds);
  const deals = await findDeals(db, bookingIds);
  const money = await paymentViews(db, bookingIds);
  return new Map(
    bookings.map((booking) => {
      const deal = deals.get(booking.id);
      const turn = turnOfBooking(booking, money.get(booking.id) ?? null, deal);
      return [
        booking.id,
        { deal: deal?.id ?? null, turn, place: deal && !deal.closedAt ? deal.place : null },
      ];
    }),
  );
}
