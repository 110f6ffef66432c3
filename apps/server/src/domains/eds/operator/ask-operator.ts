import { appHours, isOpenOrder } from '@novosel/contract/eds/states.ts';
import type { Context } from '../../../context.ts';
import { after } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { nextAsk } from '../../../platform/jobs/next-ask.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type {
  IdentityRefusal,
  OrderAnswer,
  RevocationCause,
} from '../../../ports/signature-operator/signature-operator.ts';
import { claimOrder, lockOrder, type OrderRow, updateOrder } from '../eds.repo.ts';
import { moveOrder } from '../orders/move-order.ts';
import { settleOrder } from './settle-order.ts';

export type OperatorDeps = Pick<Context, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'operator'>;

/**
 * Asks the operator about a due order and stores the answer. No answer leaves the result unknown: the same
 * call is made again with the same ID (truth 7).
 */
export async function askOperator(deps: OperatorDeps, orderId: string): Promise<void> {
  const now = deps.clock.now();
  const order = await claimOrder(deps.db, orderId, now, nextAsk(now, now));
  if (!order) return;
  const told = await ask(deps, order);
  await deps.db.transaction((tx) => keep(deps, tx, order, told));
}

/** @returns undefined when there is nothing to ask */
async function ask({ operator }: OperatorDeps, order: OrderRow): Promise<Outcome<OrderAnswer> | undefined> {
  const { id, state, person, kind, renews } = order;
  if (order.revokeCause && !order.revokedAt) return operator.revoke(id, order.revokeCause as RevocationCause);
  if (state === 'identity' && order.identityAt)
    return operator.reportIdentity(id, order.identityRefusal as IdentityRefusal | null);
  // A repeat with the same ID is the same order: it is made again when the operator has lost it.
  if (state === 'asked' || state === 'identity')
    return operator.askOrder(id, { person, organization: null, kind, renews, inApp: order.way === 'goskey' });
  return state === 'to-pay' ? undefined : operator.orderOf(id);
}

async function keep(
  deps: OperatorDeps,
  tx: Tx,
  asked: OrderRow,
  told: Outcome<OrderAnswer> | undefined,
): Promise<void> {
  const at = deps.clock.now();
  const order = await lockOrder(tx, asked.id);
  // Another node has stored the answer meanwhile, or the order has moved on.
  if (!order?.nextAskAt) return;
  if (order.state !== asked.state || order.revokeCause !== asked.revokeCause)
    return askLater(deps, tx, order, at);
  if (!told) return updateOrder(tx, order.id, { nextAskAt: null });
  if (told.kind === 'unknown') return askLater(deps, tx, order, nextAsk(order.stateAt, at, true));
  if (told.kind === 'refused') return keepRefusal(deps, tx, order, told.reason, at);
  const { answer } = told;
  if (answer.state === 'identity-needed') return keepWaiting(deps, tx, order, at);
  return settleOrder(deps, tx, order, answer, at);
}

/**
 * The operator has another order under this ID, which ends ours, or has lost this one, which is then sent
 * again. Neither is the person's fault.
 */
async function keepRefusal(
  deps: OperatorDeps,
  tx: Tx,
  order: OrderRow,
  reason: string,
  at: Date,
): Promise<void> {
  deps.log.error({ order: order.id, reason }, 'the signature operator refuses a call');
  const open = isOpenOrder(order.state);
  if (open && reason === 'id_of_another_request')
    return settleOrder(deps, tx, order, { state: 'refused', reason }, at);
  if (!open && !order.revokeCause) return updateOrder(tx, order.id, { nextAskAt: null });
  if (order.state === 'identity') await updateOrder(tx, order.id, { state: 'asked', stateAt: at });
  await askLater(deps, tx, order, nextAsk(order.stateAt, at));
}

/** The operator waits for the identity. Ended orders are not asked about again. */
async function keepWaiting(deps: OperatorDeps, tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.state !== 'asked' && order.state !== 'identity')
    return updateOrder(tx, order.id, { nextAskAt: null });
  if (order.state === 'asked') {
    const until = order.way === 'goskey' ? after(at, appHours * 3600) : null;
    await moveOrder(deps, tx, order, { state: 'identity', until }, at);
  }
  // The desk's finding is reported again until the order is decided.
  await askLater(deps, tx, order, nextAsk(order.stateAt, at, order.identityAt !== null));
}

async function askLater({ jobs }: OperatorDeps, tx: Tx, { id }: OrderRow, nextAskAt: Date): Promise<void> {
  await updateOrder(tx, id, { nextAskAt });
  await jobs.enqueue(tx, 'eds.ask', { orderId: id }, { at: nextAskAt });
}
