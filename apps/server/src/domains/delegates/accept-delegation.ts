import { delegationState } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { tell } from '../../platform/sockets.ts';
import { personOf } from '../identity/public.ts';
import { type ActOf, delegationAccepted, recordDelegation } from './delegates.events.ts';
import { lockOpen, updateDelegation } from './delegates.repo.ts';

/**
 * Whoever has the invited phone agrees to act.
 * @throws AppError NOT_FOUND also for another's, an own one and one that is over; PRINCIPAL_FROZEN
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
    if (!found || found.principalId === act.userId || delegationState(found, now) !== 'waits')
      throw new AppError('NOT_FOUND');
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
