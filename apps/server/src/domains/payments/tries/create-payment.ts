import { findPayment } from '../payments.repo.ts';
import { type AskDeps, askPayment } from './ask-payment.ts';

/**
 * Milliseconds: while a person waits, a second call with the same key is made only if the first failed
 * quickly.
 */
const quickMs = 2500;

/** Calls the acquirer for a new payment. A job asks again when the result stays unknown. */
export async function createPayment(deps: AskDeps, paymentId: string): Promise<void> {
  const begun = performance.now();
  await askPayment(deps, paymentId);
  const payment = await findPayment(deps.db, paymentId);
  const unknown = payment && !payment.settledAt && !payment.providerId;
  if (unknown && performance.now() - begun < quickMs) await askPayment(deps, paymentId);
}
