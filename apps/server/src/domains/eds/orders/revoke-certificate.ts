import { isInForce, type RevocationReason } from '@novosel/contract/eds/states.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { RevocationCause } from '../../../ports/signature-operator/signature-operator.ts';
import { updateOrder } from '../eds.repo.ts';
import { lockOwnOrder } from './cancel-order.ts';
import { factsOf, ofOrder, tellPages } from './move-order.ts';

const causeOf: Readonly<Record<RevocationReason, RevocationCause>> = {
  'not-needed': 'unspecified',
  'device-lost': 'keyCompromise',
};

/**
 * The person revokes his certificate: nobody signs with it from now on, and the operator is asked until he
 * has revoked it.
 * @throws AppError NOT_FOUND, STEP_WRONG for a certificate that is not in force
 */
export function revokeCertificate(
  { jobs }: Pick<Context, 'jobs'>,
  db: Executor,
  act: BuyerAct,
  { orderId, reason }: { readonly orderId: string; readonly reason: RevocationReason },
): Promise<void> {
  const { at } = act;
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, act.actor.id, orderId);
    if (!isInForce(factsOf(order), at.getTime()) || order.revokeCause) throw new AppError('STEP_WRONG');
    await updateOrder(tx, order.id, { revokeCause: causeOf[reason], nextAskAt: at });
    await audit(tx, act, { action: 'eds.revoke', subject: ofOrder(order.id), details: { reason } });
    await jobs.enqueue(tx, 'eds.ask', { orderId: order.id });
    await tellPages(tx, order);
  });
}
