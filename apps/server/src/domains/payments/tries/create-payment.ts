import { findPayment } from '../payments.repo.ts';
import { type AskDeps, askPayment } from './ask-payment.ts';

/** While a person waits, a second call with the same key is made only when the first was quickly lost. */
const quickMs = 2500;

/**
 * Calls the acquirer for a payment that has just been written down. What stays unknown is asked for by the
 * job.
 */
export async function createPayment(deps: AskDeps, paymentId: string): Promise<void> {
  const begun = performance.now();
  await askPayment(deps, paymentId);
  const payment = await findPayment(deps.db, paymentId);
  const unknown = payment && !payment.settledAt && !payment.providerId;
  if (unknown && performance.now() - begun < quickMs) await askPayment(deps, paymentId);
}
