import { delegationState } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { idByPhone, personOf } from '../identity/public.ts';
import { type ActOf, delegationEnded, recordDelegation } from './delegates.events.ts';
import { type DelegationRow, lockOpen, openOf, updateDelegation } from './delegates.repo.ts';

/**
 * Either of the two ends it, accepted or not. From the commit on every call is answered as if there were
 * none, and open pages of both ask again.
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
    await end({ events }, tx, found, { userId: act.userId, actor: act, at: now });
  });
}

/**
 * Ends all that a person has given or received, invitations too, as he goes: the others are told as of any
 * end. Who acts is whoever carries the deletion out.
 */
export async function endDelegationsOf(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  userId: number,
  { actor, at }: Pick<Ending, 'actor' | 'at'>,
): Promise<void> {
  const person = await personOf(tx, userId);
  if (!person) return;
  for (const { id } of await openOf(tx, person, at)) {
    const found = await lockOpen(tx, id, person);
    if (found && delegationState(found, at) !== 'over')
      await end({ events }, tx, found, { userId, actor, at });
  }
}

interface Ending {
  /** Whose side it is ended from. */
  readonly userId: number;
  readonly actor: Parameters<typeof recordDelegation>[3];
  readonly at: Date;
}

async function end(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  found: DelegationRow,
  { userId, actor, at }: Ending,
): Promise<void> {
  const by = found.principalId === userId ? 'principal' : 'delegate';
  await updateDelegation(tx, found.id, { endedAt: at, endedBy: by });
  await recordDelegation(tx, 'end', found, actor, at);
  const delegateId = found.delegateId ?? (await idByPhone(tx, found.phone));
  for (const one of new Set([found.principalId, delegateId]))
    if (one !== undefined) await tell(tx, { to: 'person', userId: one, topic: 'trust' });
  await events.publish(tx, delegationEnded, { ...found, delegateId, at, by });
}
