import type { PaymentView } from '@novosel/contract/payments/schema.ts';
import type { Executor } from '../../platform/db.ts';
import { findMoney } from './payments.repo.ts';
import { refundView } from './refund-view.ts';

/** What is known of the money of each booking; a booking without a fee is absent. */
export async function paymentViews(
  db: Executor,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentView>> {
  const rows = await findMoney(db, bookingIds);
  return new Map(rows.map((row) => [row.deposit.bookingId, toView(row)]));
}

function toView({ deposit, refund, ...payment }: Awaited<ReturnType<typeof findMoney>>[number]): PaymentView {
  return {
    depositStatus: deposit.status as PaymentView['depositStatus'],
    code: deposit.code,
    providerStatus: deposit.providerStatus as PaymentView['providerStatus'],
    method: payment.method as PaymentView['method'],
    kopecks: deposit.kopecks,
    confirmationUrl: payment.confirmationUrl,
    qr: payment.qr,
    startedAt: payment.startedAt?.toISOString() ?? null,
    declinedReason: payment.declinedReason,
    paidAt: deposit.paidAt?.toISOString() ?? null,
    refund: refund && refundView(refund),
  };
}
