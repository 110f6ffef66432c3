import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { updateParty } from '../../deals/public.ts';
import { personOf } from '../../identity/public.ts';
import { invitationOf, lockAsParty, lockWithMembers, memberAmong } from '../reach-members.ts';
import { moveMember, publishMember, recordMember } from '../record-member.ts';

interface Answered {
  readonly estateId: number;
  readonly memberId: string;
}

/**
 * The owner of the invited phone joins the deal and sees it from now on. A repeat does nothing.
 * @throws AppError NOT_FOUND also for another's invitation; INVITATION_OVER; MEMBER_AGAIN
 */
export function joinMembers(
  deps: Pick<Context, 'events'>,
  db: Executor,
  act: BuyerAct,
  { estateId, memberId }: Answered,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const invitation = await invitationOf(tx, actor.id, estateId);
    if (invitation?.id !== memberId) return refuseUnlessJoined(tx, actor.id, { estateId, memberId });
    const reached = await lockWithMembers(tx, invitation.dealId);
    const member = memberAmong(reached.members, memberId);
    if (member.state !== 'invited') return refuseUnlessJoined(tx, actor.id, { estateId, memberId });
    if (!member.invitedUntil || member.invitedUntil <= at) throw new AppError('INVITATION_OVER');
    if (reached.members.some(({ userId }) => userId === actor.id)) throw new AppError('MEMBER_AGAIN');
    const person = await personOf(tx, actor.id);
    const joined = await moveMember(tx, member, 'join', at, {
      userId: actor.id,
      phone: null,
      invitedUntil: null,
      lastName: person?.surname ?? null,
      firstName: person?.name || member.firstName,
      patronymic: person?.patronymic ?? null,
    });
    await updateParty(tx, memberId, { userId: actor.id, phone: null });
    await recordMember(tx, act, reached, { member: joined, event: 'join-member' });
    await publishMember(deps, tx, reached, { what: 'joined', member: joined, at });
  });
}

/** @throws AppError NOT_FOUND for anybody but this member */
async function refuseUnlessJoined(tx: Tx, userId: number, { estateId, memberId }: Answered): Promise<void> {
  const { members } = await lockAsParty(tx, userId, estateId);
  if (memberAmong(members, memberId).userId !== userId) throw new AppError('NOT_FOUND');
}
