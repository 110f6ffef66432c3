import type { SignatureKind } from '@novosel/contract/eds/states.ts';
import { isOpenOrder } from '@novosel/contract/eds/states.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockOrder, type OrderRow } from '../eds.repo.ts';
import { closeInvoice } from '../payment/invoice.ts';
import { moveOrder } from './move-order.ts';

type Deps = Pick<Context, 'events' | 'jobs'>;

/** The order of a person, locked. @throws AppError NOT_FOUND */
export async function lockOwnOrder(tx: Tx, userId: number, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order?.userId !== userId) throw new AppError('NOT_FOUND');
  return order;
}

/**
 * Cancels an open order; what was paid comes back. A certificate that is issued all the same is revoked.
 * @throws AppError NOT_FOUND, STEP_WRONG
 */
export function cancelOrder(deps: Deps, db: Executor, act: BuyerAct, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, act.actor.id, id);
    // The desk has seen the passport: the certificate may be there at this moment.
    if (!isOpenOrder(order.state) || order.identityAt) throw new AppError('STEP_WRONG');
    await endOrder(deps, tx, act, order);
  });
}

/** Cancels the unpaid order of a kind: another one takes its place. */
export async function endUnpaid(
  deps: Deps,
  tx: Tx,
  act: BuyerAct,
  own: readonly OrderRow[],
  kind: SignatureKind,
): Promise<void> {
  const unpaid = own.find((order) => order.kind === kind && order.state === 'to-pay');
  if (unpaid) await endOrder(deps, tx, act, unpaid);
}

async function endOrder(deps: Deps, tx: Tx, act: BuyerAct, order: OrderRow): Promise<void> {
  await closeInvoice(deps, tx, order, { end: 'canceled', at: act.at });
  await moveOrder(deps, tx, order, { state: 'cancelled' }, act.at, { what: 'cancelled', act });
}
