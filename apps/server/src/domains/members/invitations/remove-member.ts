import { mayChangeMembers } from '@novosel/contract/members/may-change.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { updateParty } from '../../deals/public.ts';
import { findGroups, replaceGroups, updateMember } from '../members.repo.ts';
import { lockAsHolder, memberAmong, type ReachedDeal } from '../reach-members.ts';
import { publishMember, recordMember } from '../record-member.ts';
import { type SettleDeps, settleMembers } from '../settle-members.ts';

interface Removed {
  readonly estateId: number;
  readonly memberId: string;
}

/**
 * The main buyer removes a member or withdraws an invitation: he loses access to the deal, and his
 * representative is removed with him. Shares that he was part of must be set again.
 * @throws AppError NOT_FOUND also for the main buyer himself; STEP_WRONG once the contract is drafted
 */
export function removeMember(
  deps: SettleDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, memberId }: Removed,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const reached = await lockAsHolder(tx, actor.id, estateId);
    const member = memberAmong(reached.members, memberId);
    if (member.userId === actor.id) throw new AppError('NOT_FOUND');
    if (!mayChangeMembers(reached.deal.place) && member.state !== 'refused') throw new AppError('STEP_WRONG');
    const gone = reached.members.filter(({ id, actsFor }) => id === memberId || actsFor === memberId);
    for (const one of gone) {
      await updateMember(tx, one.id, { removedAt: at });
      if (one.kind === 'adult') await updateParty(tx, one.id, { until: at });
      await recordMember(tx, act, reached, { member: one, event: 'remove-member' });
      if (one.state !== 'refused')
        await publishMember(deps, tx, reached, { what: 'removed', member: one, at });
    }
    await forgetShares(tx, reached, new Set(gone.map(({ id }) => id)));
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: actor.id });
  });
}

/** Shares of the others stay; the page says what is missing. */
async function forgetShares(tx: Tx, { deal }: ReachedDeal, gone: ReadonlySet<string>): Promise<void> {
  const groups = await findGroups(tx, deal.id);
  if (!groups.some(({ holders }) => holders.some((id) => gone.has(id)))) return;
  const left = groups.flatMap(({ numerator, denominator, holders: all, joint, marriage }) => {
    const holders = all.filter((id) => !gone.has(id));
    const still = joint && holders.length > 1;
    const kept = { joint: still, marriage: still ? marriage : null };
    return holders.length > 0 ? [{ share: { numerator, denominator }, holders, ...kept }] : [];
  });
  await replaceGroups(tx, deal.id, left);
}
