import { invitationEnd } from '@novosel/contract/delegates/rules.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tellPages } from '../../deals/public.ts';
import { idByPhone, identifierOf, personOf } from '../../identity/public.ts';
import { type MemberRow, updateMember } from '../members.repo.ts';
import { lockAsHolder, memberAmong } from '../reach-members.ts';
import { publishMember } from '../record-member.ts';
import { countInvitation } from './count-invitation.ts';
import type { InviteDeps } from './invite-member.ts';

/** States in which a member has something to do. */
const awaited: readonly MemberRow['state'][] = ['invited', 'joined', 'filling', 'returned'];

/**
 * Reminds a member, at most once a day; an invitation gets a new term.
 * @throws AppError NOT_FOUND, STEP_WRONG when the member has nothing to do, REMINDED_TODAY, INVITATIONS_OVER,
 * RATE_LIMITED
 */
export function remindMember(
  deps: InviteDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, memberId }: { readonly estateId: number; readonly memberId: string },
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const reached = await lockAsHolder(tx, actor.id, estateId);
    const member = memberAmong(reached.members, memberId);
    if (!awaited.includes(member.state) || member.kind === 'child' || member.userId === actor.id)
      throw new AppError('STEP_WRONG');
    if (member.remindedAt && isoDay(member.remindedAt) === isoDay(at)) throw new AppError('REMINDED_TODAY');
    const phone = member.phone ?? `+${(await personOf(tx, member.userId ?? 0))?.phone ?? ''}`;
    await countInvitation(deps, tx, act, identifierOf({ type: 'phone', phone }));
    const set = { remindedAt: at, ...(member.state === 'invited' && { invitedUntil: invitationEnd(at) }) };
    await updateMember(tx, memberId, set);
    await tellPages(tx, reached.deal, at);
    const userId = member.userId ?? (await idByPhone(tx, phone));
    await publishMember(deps, tx, reached, { what: 'reminded', member: { ...member, ...set }, userId, at });
  });
}
