import { delegationState } from '@novosel/contract/delegates/rules.ts';
import type { Context } from '../../context.ts';
import type { Act, BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { idByPhone, personOf } from '../identity/public.ts';
import { delegationEnded, recordDelegation } from './delegates.events.ts';
import { type DelegationRow, lockOpen, openOf, updateDelegation } from './delegates.repo.ts';

/**
 * Either person ends it, accepted or not. After the commit every call is answered as if it did not exist, and
 * open pages of both reload.
 * @throws AppError NOT_FOUND also for another's and an ended one
 */
export function endDelegation(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: BuyerAct,
  id: string,
): Promise<void> {
  const { id: userId } = act.actor;
  return inTransaction(db, async (tx) => {
    const person = await personOf(tx, userId);
    const found = person && (await lockOpen(tx, id, person));
    if (!found || delegationState(found, act.at) === 'over') throw new AppError('NOT_FOUND');
    await end(deps, tx, act, { found, userId });
  });
}

/**
 * Ends all delegations and invitations that a person has given or received, when his account is deleted; the
 * other people are notified as usual. The actor is whoever carries out the deletion.
 */
export async function endDelegationsOf(
  deps: Pick<Context, 'events'>,
  tx: Tx,
  act: Act,
  userId: number,
): Promise<void> {
  const person = await personOf(tx, userId);
  if (!person) return;
  for (const { id } of await openOf(tx, person, act.at)) {
    const found = await lockOpen(tx, id, person);
    if (found && delegationState(found, act.at) !== 'over') await end(deps, tx, act, { found, userId });
  }
}

interface Ending {
  readonly found: DelegationRow;
  /** The person who ends it. */
  readonly userId: number;
}

async function end(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  act: Act,
  { found, userId }: Ending,
): Promise<void> {
  const { at } = act;
  const by = found.principalId === userId ? 'principal' : 'delegate';
  await updateDelegation(tx, found.id, { endedAt: at, endedBy: by });
  await recordDelegation(tx, act, 'end', found);
  const delegateId = found.delegateId ?? (await idByPhone(tx, found.phone));
  for (const one of new Set([found.principalId, delegateId]))
    if (one !== undefined) await tell(tx, { to: 'person', userId: one, topic: 'trust' });
  await events.publish(tx, delegationEnded, { ...found, delegateId, at, by });
}
