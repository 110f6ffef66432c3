import type { ChildForm } from '@novosel/contract/members/papers/papers.ts';
import { childProblems } from '@novosel/contract/members/papers/papers-problems.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { assertRoom } from '../invitations/invite-member.ts';
import { insertMember } from '../members.repo.ts';
import { lockAsHolder } from '../reach-members.ts';
import { recordMember } from '../record-member.ts';
import { type SettleDeps, settleMembers } from '../settle-members.ts';
import { refuseProblems } from './refuse-problems.ts';

/**
 * The main buyer adds his child or ward as an owner.
 * @throws AppError NOT_FOUND, STEP_WRONG, MEMBERS_FULL, MEMBER_AGAIN, VALIDATION for an impossible date
 */
export function addChild(
  deps: SettleDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, ...child }: { readonly estateId: number } & ChildForm,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    const reached = await lockAsHolder(tx, actor.id, estateId);
    assertRoom(reached);
    refuseProblems(childProblems(child, isoDay(at)));
    const again = reached.members.some(
      (one) => one.birthday === child.birthday && one.firstName === child.firstName && one.kind === 'child',
    );
    const member = {
      id: uuidv7(at),
      dealId: reached.deal.id,
      estateId,
      kind: 'child',
      role: 'holder',
      parentId: actor.id,
      ...child,
      state: 'filling',
      stateSince: at,
      addedBy: actor.id,
      addedAt: at,
    } as const;
    if (again || !(await insertMember(tx, member))) throw new AppError('MEMBER_AGAIN');
    await recordMember(tx, act, reached, { member, event: 'add-child' });
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: actor.id });
  });
}
