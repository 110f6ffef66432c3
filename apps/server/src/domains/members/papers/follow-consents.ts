import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { type MemberState, memberAfter, memberStates } from '@novosel/contract/members/states.ts';
import { consentWithdrawn } from '../../consents/public.ts';
import { membershipsOf } from '../members.repo.ts';
import { reachDeal } from '../reach-members.ts';
import { moveMember, publishMember, recordMember } from '../record-member.ts';
import { type SettleDeps, settleMembers } from '../settle-members.ts';

const consented: readonly MemberState[] = memberStates.filter((state) => memberAfter(state, 'withdraw'));

/**
 * A consent withdrawn before the contract is agreed stops the deal until the member consents again. After
 * that the contract is the legal ground for keeping the data.
 */
export function followDealConsents(deps: SettleDeps): void {
  deps.events.on(consentWithdrawn, async (tx, { userId, kind, at }) => {
    if (kind !== 'deal') return;
    const act = { at, actor: { kind: 'buyer', id: userId } } as const;
    for (const { id, dealId } of await membershipsOf(tx, userId, consented)) {
      const reached = await reachDeal(tx, dealId);
      const member = reached?.members.find((one) => one.id === id);
      if (!reached || !member || !mayCheckMembers(reached.deal.place)) continue;
      const moved = await moveMember(tx, member, 'withdraw', at);
      await recordMember(tx, act, reached, { member, event: 'withdraw-consent' });
      if (userId !== reached.booking.userId)
        await publishMember(deps, tx, reached, { what: 'withdrew', member: moved, at });
      await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: userId });
    }
  });
}
