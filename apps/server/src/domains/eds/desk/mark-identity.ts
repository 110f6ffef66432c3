import type { IdentityMark } from '@novosel/contract/eds/desk-endpoints.ts';
import { courierVisits } from '@novosel/contract/eds/states.ts';
import { courierDaysFrom } from '@novosel/contract/eds/ways.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { orderNews } from '../eds.events.ts';
import { lockOrder, type OrderRow, updateOrder } from '../eds.repo.ts';
import { moveOrder, ofOrder, tellPages } from '../orders/move-order.ts';
import { closeInvoice } from '../payment/invoice.ts';
import { marksOf } from './list-orders.ts';

type Deps = Pick<Context, 'events' | 'jobs'>;

/**
 * Records how the check of an identity ended. The operator is told by a job, and only his answer settles the
 * order; a courier who met nobody comes again, and after the second time the order ends.
 * @throws AppError NOT_FOUND, STEP_WRONG
 */
export function markIdentity(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { orderId, mark }: { readonly orderId: string; readonly mark: IdentityMark },
): Promise<void> {
  const { at } = act;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('NOT_FOUND');
    if (!marksOf(order).includes(mark)) throw new AppError('STEP_WRONG');
    await audit(tx, act, { action: 'eds.identity', subject: ofOrder(order.id), details: { mark } });
    if (mark === 'missed') return miss(deps, tx, act, order);
    const identityRefusal = mark === 'confirmed' ? null : mark;
    await updateOrder(tx, order.id, { identityAt: at, identityRefusal, nextAskAt: at });
    await deps.jobs.enqueue(tx, 'eds.ask', { orderId: order.id });
    await tellPages(tx, order);
  });
}

async function miss(deps: Deps, tx: Tx, act: StaffAct, order: OrderRow): Promise<void> {
  const { at } = act;
  const missed = order.missed + 1;
  if (missed >= courierVisits) {
    await closeInvoice(deps, tx, order, { end: 'canceled', at });
    const change = { state: 'cancelled', reason: 'missed', missed } as const;
    await moveOrder(deps, tx, order, change, at, { what: 'missed-twice', act });
    return;
  }
  const visitDay = courierDaysFrom(at)[0] ?? order.visitDay;
  await updateOrder(tx, order.id, { missed, visitDay });
  await deps.events.publish(tx, orderNews, { order: { ...order, missed, visitDay }, what: 'missed', at });
  await tellPages(tx, order);
}
