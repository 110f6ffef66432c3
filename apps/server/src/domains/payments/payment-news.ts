import type { PaymentNews } from './payments.events.ts';
import type { DepositRow, PaymentRow } from './payments.repo.ts';

export function newsOf(
  deposit: DepositRow,
  payment: Pick<PaymentRow, 'id' | 'kopecks'>,
  at: Date,
): PaymentNews {
  const { bookingId, userId } = deposit;
  return { bookingId, userId, paymentId: payment.id, kopecks: payment.kopecks, at };
}
