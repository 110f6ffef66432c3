import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import {
  keepMoney,
  type PaymentNews,
  paymentDeclined,
  paymentPending,
  paymentSettled,
  paymentUnclear,
  refundDone,
  refundFailed,
  returnMoney,
} from '../../payments/public.ts';
import { lockOrder, type OrderRow } from '../eds.repo.ts';
import { moveOrder, tellPages } from '../orders/move-order.ts';

type Deps = Pick<Context, 'events' | 'jobs'>;

/** Payments and refunds of orders: in their own transaction, as those of bookings. */
export function followOrderPayments(deps: Deps): void {
  const { events } = deps;
  events.on(paymentSettled, (tx, news) => takeMoney(deps, tx, news));
  for (const kind of [paymentDeclined, paymentPending, paymentUnclear, refundDone, refundFailed])
    events.on(kind, async (tx, { bookingId }) => {
      const order = await lockOrder(tx, bookingId);
      if (order) await tellPages(tx, order);
    });
}

/** A paid order goes to the operator; money for an order that has ended goes back (promise 34). */
async function takeMoney(deps: Deps, tx: Tx, news: PaymentNews): Promise<void> {
  const order = await lockOrder(tx, news.bookingId);
  if (!order) return;
  if (order.state !== 'to-pay') {
    await returnMoney(deps, tx, news, `came-after-${order.state}`);
    return tellPages(tx, order);
  }
  await keepMoney(tx, news);
  await sendToOperator(deps, tx, order, news.at);
}

async function sendToOperator(deps: Deps, tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const act = { at, actor: { kind: 'acquirer' } } as const;
  await moveOrder(deps, tx, order, { state: 'asked', nextAskAt: at }, at, { act });
  await deps.jobs.enqueue(tx, 'eds.ask', { orderId: order.id });
}
