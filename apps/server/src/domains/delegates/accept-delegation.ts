import { delegationState } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { personOf } from '../identity/public.ts';
import { type ActOf, delegationAccepted, recordDelegation } from './delegates.events.ts';
import { isOpenPrincipal, lockOpen, updateDelegation } from './delegates.repo.ts';

/**
 * Whoever has the invited phone agrees to act. Sent again after it was done, it does nothing.
 * @throws AppError NOT_FOUND also for another's, an own one, one that is over and one of a shut cabinet;
 *   PRINCIPAL_FROZEN
 */
export function acceptDelegation(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: ActOf,
  id: string,
): Promise<void> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const person = await personOf(tx, act.userId);
    const found = person && (await lockOpen(tx, id, person));
    if (!found || found.principalId === act.userId || !(await isOpenPrincipal(tx, found.principalId, now)))
      throw new AppError('NOT_FOUND');
    const state = delegationState(found, now);
    // His own answer was lost on the way.
    if (state === 'active' && found.delegateId === act.userId) return;
    if (state !== 'waits') throw new AppError('NOT_FOUND');
    const principal = await personOf(tx, found.principalId);
    if (principal?.frozenAt) throw new AppError('PRINCIPAL_FROZEN');
    await updateDelegation(tx, id, { delegateId: act.userId, acceptedAt: now });
    await recordDelegation(tx, 'accept', found, act, now);
    for (const userId of [found.principalId, act.userId])
      await tell(tx, { to: 'person', userId, topic: 'trust' });
    await events.publish(tx, delegationAccepted, {
      ...found,
      delegateId: act.userId,
      at: now,
      by: 'delegate',
    });
  });
}
