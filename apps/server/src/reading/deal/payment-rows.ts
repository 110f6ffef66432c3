import type { TurnView } from '@novosel/contract/deals/endpoints.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { turnOfRefund } from '../../domains/deals/public.ts';
import { declined, paymentsOf, refundView } from '../../domains/payments/public.ts';
import type { Executor } from '../../platform/database/db.ts';

type PaymentRow = DeskDeal['payments'][number];

/** All payments of a booking with their refunds, oldest first. */
export async function paymentRows(db: Executor, bookingId: string): Promise<PaymentRow[]> {
  const rows = await paymentsOf(db, bookingId);
  return rows.map(({ refund, paidTwice, ...payment }) => ({
    ...payment,
    declineKind: declined(payment),
    at: payment.at.toISOString(),
    refund: refund && { ...refundView(refund), failure: refund.failure, paidTwice },
  }));
}

/** Refunds that the acquirer refuses. */
export function failedRefunds(
  rows: readonly PaymentRow[],
): (NonNullable<PaymentRow['refund']> & { readonly byTransfer: boolean })[] {
  return rows.flatMap(({ refund, method }) =>
    refund?.state === 'failed' ? [{ ...refund, byTransfer: method === 'other' }] : [],
  );
}

/**
 * The desk's turn while we have to refund money of this booking, also of a second payment; else undefined.
 */
export function turnOfPayments(rows: readonly PaymentRow[], estateId: number): TurnView | undefined {
  const failed = failedRefunds(rows);
  const since = Math.min(...failed.map(({ at }) => Date.parse(at)));
  const dueAt = Math.min(...failed.flatMap((refund) => (refund.dueAt ? [Date.parse(refund.dueAt)] : [])));
  if (failed.length === 0) return undefined;
  return turnOfRefund(estateId, { since: new Date(since), dueAt: new Date(dueAt) });
}
