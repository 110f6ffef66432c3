import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockFailedRefund, paymentsOf, requeueRefund } from '../../payments/public.ts';
import { findOrder } from '../eds.repo.ts';
import { ofOrder, tellPages } from '../orders/move-order.ts';

/**
 * Asks the acquirer again for a refund that he has refused.
 * @throws AppError NOT_FOUND, STEP_WRONG for a refund that has not failed
 */
export function refundOrder(
  deps: Pick<Context, 'jobs'>,
  db: Executor,
  act: StaffAct,
  orderId: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) throw new AppError('NOT_FOUND');
    const settled = (await paymentsOf(tx, orderId)).find(
      ({ providerStatus }) => providerStatus === 'succeeded',
    );
    if (!settled) throw new AppError('STEP_WRONG');
    const failed = await lockFailedRefund(tx, orderId, settled.id);
    await requeueRefund(deps, tx, failed, act.at);
    await audit(tx, act, { action: 'eds.refund', subject: ofOrder(orderId) });
    await tellPages(tx, order);
  });
}
