import type { ProviderPayment } from '../../ports/acquirer/acquirer.ts';
import type { PaymentRow } from './payments.repo.ts';

/** An answer with another sum, currency or payment is not about our payment (promise 36). */
export function disagreement(payment: PaymentRow, answer: ProviderPayment): string | undefined {
  if (answer.metadata.payment !== payment.id) return 'metadata';
  if (payment.providerId !== null && payment.providerId !== answer.id) return 'id';
  if (answer.kopecks !== payment.kopecks) return 'amount';
  if (answer.currency !== 'RUB') return 'currency';
  return answer.status === 'succeeded' && !answer.paid ? 'paid' : undefined;
}
