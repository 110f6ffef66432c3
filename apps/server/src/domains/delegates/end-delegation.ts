import { delegationState } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { tell } from '../../platform/sockets.ts';
import { personOf } from '../identity/public.ts';
import { type ActOf, delegationEnded, recordDelegation } from './delegates.events.ts';
import { lockOpen, personByPhone, updateDelegation } from './delegates.repo.ts';

/**
 * Either of the two ends it, accepted or not. From the commit on every call is answered as if there were none, and open pages of
 * both ask again.
 * @throws AppError NOT_FOUND also for another's and one that is over
 */
export function endDelegation(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: ActOf,
  id: string,
): Promise<void> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const person = await personOf(tx, act.userId);
    const found = person && (await lockOpen(tx, id, person));
    if (!found || delegationState(found, now) === 'over') throw new AppError('NOT_FOUND');
    const by = found.principalId === act.userId ? 'principal' : 'delegate';
    await updateDelegation(tx, id, { endedAt: now, endedBy: by });
    await recordDelegation(tx, 'end', found, act, now);
    const delegateId = found.delegateId ?? (await personByPhone(tx, found.phone));
    for (const userId of new Set([found.principalId, delegateId]))
      if (userId !== undefined) await tell(tx, { to: 'person', userId, topic: 'trust' });
    await events.publish(tx, delegationEnded, { ...found, delegateId, at: now, by });
  });
}
