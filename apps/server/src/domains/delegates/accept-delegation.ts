import { delegationState } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { personOf } from '../identity/public.ts';
import { delegationAccepted, recordDelegation } from './delegates.events.ts';
import { isOpenPrincipal, lockOpen, updateDelegation } from './delegates.repo.ts';

/**
 * The owner of the invited phone agrees to act. A repeat after success does nothing.
 * @throws AppError NOT_FOUND also for another's, an own, an ended one and one of a blocked cabinet;
 * PRINCIPAL_FROZEN
 */
export function acceptDelegation(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: BuyerAct,
  id: string,
): Promise<void> {
  const { at: now, actor } = act;
  return inTransaction(db, async (tx) => {
    const person = await personOf(tx, actor.id);
    const found = person && (await lockOpen(tx, id, person));
    if (!found || found.principalId === actor.id || !(await isOpenPrincipal(tx, found.principalId, now)))
      throw new AppError('NOT_FOUND');
    const state = delegationState(found, now);
    // A repeat: the answer to his first call was lost.
    if (state === 'active' && found.delegateId === actor.id) return;
    if (state !== 'waits') throw new AppError('NOT_FOUND');
    const principal = await personOf(tx, found.principalId);
    if (principal?.frozenAt) throw new AppError('PRINCIPAL_FROZEN');
    await updateDelegation(tx, id, { delegateId: actor.id, acceptedAt: now });
    await recordDelegation(tx, act, 'accept', found);
    for (const userId of [found.principalId, actor.id])
      await tell(tx, { to: 'person', userId, topic: 'trust' });
    await events.publish(tx, delegationAccepted, {
      ...found,
      delegateId: actor.id,
      at: now,
      by: 'delegate',
    });
  });
}
