import { endReminderDue } from '@novosel/contract/eds/states.ts';
import type { Context } from '../../../context.ts';
import { after } from '../../../platform/clock.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { endingOrders, lockOrder, outdatedOrders, updateOrder } from '../eds.repo.ts';
import { remindOfEnd } from '../notices/tell-of-orders.ts';
import { closeInvoice } from '../payment/invoice.ts';
import { factsOf, moveOrder } from './move-order.ts';

type Deps = Pick<Context, 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'log'>;

const atOnce = 50;
const monthSeconds = 30 * 86_400;

/** Ends orders that were not paid or not confirmed in time, and reminds of certificates that end. */
export async function endOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const over = await outdatedOrders(deps.db, now, atOnce);
  await eachAlone(deps.log, 'an order for a certificate could not be ended', over, (id) => end(deps, id));
  const soon = await endingOrders(deps.db, now, after(now, monthSeconds), atOnce);
  await eachAlone(deps.log, 'the end of a certificate could not be told', soon, (id) => remind(deps, id));
}

function end(deps: Deps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const at = deps.clock.now();
    if (!order?.until || order.until > at) return;
    if (order.state === 'to-pay') {
      await closeInvoice(deps, tx, order, { end: 'expired', at });
      await moveOrder(deps, tx, order, { state: 'cancelled', reason: 'unpaid' }, at, { what: 'unpaid' });
    }
    // It may have been confirmed in the last second: the operator is asked once more.
    if (order.state === 'identity') {
      await moveOrder(deps, tx, order, { state: 'burnt', nextAskAt: at }, at);
      await deps.jobs.enqueue(tx, 'eds.ask', { orderId: id });
    }
  });
}

function remind(deps: Deps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const at = deps.clock.now();
    const due = order && endReminderDue(factsOf(order), order.reminded, at.getTime());
    if (!order || due === undefined || order.revokeCause) return;
    await updateOrder(tx, id, { reminded: due });
    await remindOfEnd(deps, tx, order, due, at);
  });
}
