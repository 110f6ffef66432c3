import { declineKind } from '@novosel/contract/payments/declines.ts';
import type { PaymentView } from '@novosel/contract/payments/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findMoney } from './payments.repo.ts';
import { refundView } from './refunds/refund-view.ts';

/**
 * The money of each booking; a booking without a fee is absent.
 * @param reader null: the buyers themselves; the bank's page and code are shown only to the person who began
 * the payment
 */
export async function paymentViews(
  db: Executor,
  bookingIds: readonly string[],
  reader: number | null = null,
): Promise<ReadonlyMap<string, PaymentView>> {
  const rows = await findMoney(db, bookingIds);
  return new Map(rows.map((row) => [row.deposit.bookingId, toView(row, reader)]));
}

function toView(
  { deposit, refund, ...payment }: Awaited<ReturnType<typeof findMoney>>[number],
  reader: number | null,
): PaymentView {
  const pays = payment.actorId === reader;
  return {
    depositStatus: deposit.status as PaymentView['depositStatus'],
    code: deposit.code,
    providerStatus: deposit.providerStatus as PaymentView['providerStatus'],
    method: payment.method as PaymentView['method'],
    kopecks: deposit.kopecks,
    payer: payment.payer,
    confirmationUrl: pays ? payment.confirmationUrl : null,
    qr: pays ? payment.qr : null,
    startedAt: payment.startedAt?.toISOString() ?? null,
    declinedReason: payment.declinedReason,
    declineKind: declined(payment),
    paidAt: deposit.paidAt?.toISOString() ?? null,
    refund: refund && refundView(refund),
  };
}

type Try = { readonly [Field in 'providerStatus' | 'providerId' | 'declinedReason']: string | null };

/** Who was at fault in a failed payment: the bank, the time limit, or we; else null. */
export function declined({ providerStatus, providerId, declinedReason }: Try): PaymentView['declineKind'] {
  return providerStatus === 'canceled' ? declineKind(declinedReason, providerId !== null) : null;
}
