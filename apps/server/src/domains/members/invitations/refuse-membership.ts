import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { updateParty } from '../../deals/public.ts';
import type { MemberRow } from '../members.repo.ts';
import {
  invitationOf,
  lockAsParty,
  lockWithMembers,
  memberAmong,
  type ReachedDeal,
} from '../reach-members.ts';
import { moveMember, publishMember, recordMember } from '../record-member.ts';
import { type SettleDeps, settleMembers } from '../settle-members.ts';

interface Refused {
  readonly estateId: number;
  readonly memberId: string;
  readonly reason: string;
}

/**
 * An invited person or a member refuses to take part. The deal returns to its main buyer, who removes him,
 * invites another person, or changes the terms. He loses access to the deal at once.
 * @throws AppError NOT_FOUND also for the main buyer, who ends the deal instead; STEP_WRONG once the contract
 * is agreed
 */
export function refuseMembership(
  deps: SettleDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, memberId, reason }: Refused,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const { reached, member } = await ownMembership(tx, actor.id, estateId, memberId);
    if (!mayCheckMembers(reached.deal.place)) throw new AppError('STEP_WRONG');
    const refused = await moveMember(tx, member, 'refuse', at, { refusal: reason, invitedUntil: null });
    await recordMember(tx, act, reached, { member, event: 'refuse-member', reason });
    await updateParty(tx, memberId, { until: at });
    await publishMember(deps, tx, reached, { what: 'refused', member: refused, reason, at });
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: actor.id, reason });
  });
}

/** @throws AppError NOT_FOUND */
async function ownMembership(
  tx: Tx,
  userId: number,
  estateId: number,
  memberId: string,
): Promise<{ readonly reached: ReachedDeal; readonly member: MemberRow }> {
  const invitation = await invitationOf(tx, userId, estateId);
  const invited = invitation?.id === memberId;
  const reached = invited
    ? await lockWithMembers(tx, invitation.dealId)
    : await lockAsParty(tx, userId, estateId);
  const member = memberAmong(reached.members, memberId);
  const own = invited ? member.state === 'invited' : member.userId === userId;
  if (!own || reached.booking.userId === userId) throw new AppError('NOT_FOUND');
  return { reached, member };
}
