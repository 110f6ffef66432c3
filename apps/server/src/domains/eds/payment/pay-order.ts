import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { createPayment, openPaymentOf, refreshPaymentOf, requestPayment } from '../../payments/public.ts';
import { findOrder } from '../eds.repo.ts';
import { lockOwnOrder } from '../orders/cancel-order.ts';
import { ofOrder } from '../orders/move-order.ts';

type Deps = Pick<Context, 'acquirer' | 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'log'>;

/**
 * Begins the payment of an order. The payment is recorded before the acquirer is called.
 * @returns the acquirer's page; null while its answer is unknown
 * @throws AppError NOT_FOUND, STEP_WRONG, PAYMENT_IN_PROGRESS
 */
export async function payOrder(
  deps: Deps,
  act: BuyerAct,
  { orderId, method }: { readonly orderId: string; readonly method: 'acquiring' | 'sbp' },
): Promise<string | null> {
  const { actor } = act;
  // An earlier payment may have succeeded without our knowledge.
  if ((await findOrder(deps.db, orderId))?.userId === actor.id) await refreshPaymentOf(deps, orderId);
  const at = deps.clock.now();
  const paymentId = await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, actor.id, orderId);
    if (order.state !== 'to-pay' || (order.until && order.until <= at)) throw new AppError('STEP_WRONG');
    const asked = await requestPayment(
      deps,
      tx,
      { ...act, at },
      {
        bookingId: order.id,
        method,
        description: `Выпуск электронной подписи, заявка № ${order.number}`,
        returnUrl: `${deps.config.publicUrl}${path('edsSignatures')}`,
      },
    );
    await audit(tx, act, { action: 'eds.pay', subject: ofOrder(order.id), details: { method } });
    return asked;
  });
  await createPayment(deps, paymentId);
  return (await openPaymentOf(deps.db, orderId))?.confirmationUrl ?? null;
}
