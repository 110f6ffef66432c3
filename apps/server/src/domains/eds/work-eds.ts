import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { dueOrders } from './eds.repo.ts';
import { askOperator, type OperatorDeps } from './operator/ask-operator.ts';
import { followOperatorNotice } from './operator/take-operator-notice.ts';
import { endOrders } from './orders/end-orders.ts';

interface AskJob {
  readonly orderId?: string;
  /** The operator's object of a notification. */
  readonly noticed?: string;
  readonly event?: string;
}

const sweepSeconds = 30;
/** A job overdue by so many seconds is lost: its node was killed. */
const lostSeconds = 20;
const atOnce = 50;

/** Background jobs of orders for certificates. */
export async function workEds(context: Context): Promise<void> {
  await context.jobs.work<AskJob>('eds.ask', async ({ orderId, noticed, event }) => {
    if (noticed) return followOperatorNotice(context, noticed, event);
    if (orderId) await askOperator(context, orderId);
  });
  await context.jobs.every('eds.sweep', sweepSeconds, () => sweepEds(context));
}

/** Continues questions whose job was lost, ends what is over and reminds of what ends. */
async function sweepEds(deps: OperatorDeps & Pick<Context, 'config'>): Promise<void> {
  const now = deps.clock.now();
  const due = await dueOrders(deps.db, after(now, -lostSeconds), atOnce);
  await eachAlone(deps.log, 'the signature operator could not be asked', due, (id) => askOperator(deps, id));
  await endOrders(deps);
}
