import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import type { PaymentView } from '@novosel/contract/payments/schema.ts';
import { tookPastAcquirer } from '@novosel/contract/payments/took-cash.ts';
import type { BookingRow } from '../booking/public.ts';
import type { DealRow } from './deals.repo.ts';
import { type FailedRefund, turnOf } from './turn.ts';

/** «Чей ход» of a booking with what is known of its money, and of the deal that it became. */
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
