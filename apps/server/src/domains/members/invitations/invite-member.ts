import { invitationEnd } from '@novosel/contract/delegates/rules.ts';
import type { inviteMember as inviting } from '@novosel/contract/members/endpoints.ts';
import { mayChangeMembers } from '@novosel/contract/members/may-change.ts';
import { membersAtMost } from '@novosel/contract/members/owners.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { insertParty } from '../../deals/public.ts';
import { idByPhone, identifierOf, personOf } from '../../identity/public.ts';
import { findMembers, insertMember, type MemberRow } from '../members.repo.ts';
import { lockAsHolder, memberAmong, type ReachedDeal } from '../reach-members.ts';
import { publishMember, recordMember } from '../record-member.ts';
import { settleMembers } from '../settle-members.ts';
import { countInvitation } from './count-invitation.ts';

export type InviteDeps = Pick<Context, 'clock' | 'config' | 'events'>;

/**
 * The main buyer invites an adult by phone. The answer does not depend on whether the phone is registered.
 * @throws AppError NOT_FOUND, STEP_WRONG, MEMBER_SELF, MEMBER_AGAIN, MEMBERS_FULL, INVITATIONS_OVER,
 * RATE_LIMITED, VALIDATION for a representative without an owner
 */
export function inviteMember(
  deps: InviteDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, ...invited }: { readonly estateId: number } & BodyOf<typeof inviting>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reached = await lockAsHolder(tx, act.actor.id, estateId);
    assertRoom(reached);
    refuseRole(reached, invited);
    const to = identifierOf({ type: 'phone', phone: invited.phone });
    const phone = `+${to.value}`;
    const self = await personOf(tx, act.actor.id);
    if (self && phone === `+${self.phone}`)
      throw new AppError('MEMBER_SELF', { fields: { phone: ['MEMBER_SELF'] } });
    const member = await insertInvited(tx, act, reached, { ...invited, phone });
    await countInvitation(deps, tx, act, to);
    await recordMember(tx, act, reached, { member, event: 'invite-member' });
    const userId = await idByPhone(tx, phone);
    await publishMember(deps, tx, reached, { what: 'invited', member, userId, at: act.at });
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: act.actor.id });
  });
}

/** @throws AppError STEP_WRONG once the contract is drafted; MEMBERS_FULL */
export function assertRoom({ deal, members }: ReachedDeal): void {
  if (!mayChangeMembers(deal.place)) throw new AppError('STEP_WRONG');
  if (members.length >= membersAtMost) throw new AppError('MEMBERS_FULL', { params: { max: membersAtMost } });
}

/**
 * @throws AppError VALIDATION: a representative must act for an owner of the deal, and an owner for nobody
 */
function refuseRole(
  { members }: ReachedDeal,
  { role, actsFor }: Pick<BodyOf<typeof inviting>, 'role' | 'actsFor'>,
): void {
  const fits =
    role === 'delegate' ? actsFor && memberAmong(members, actsFor).role === 'holder' : actsFor === null;
  if (!fits) throw new AppError('VALIDATION', { fields: { actsFor: [actsFor ? 'default' : 'required'] } });
}

async function insertInvited(
  tx: Tx,
  { at, actor }: BuyerAct,
  { deal: { id: dealId, estateId }, members }: ReachedDeal,
  { phone, name, role, actsFor }: BodyOf<typeof inviting>,
): Promise<MemberRow> {
  const id = uuidv7(at);
  const known = await idByPhone(tx, phone);
  const present = known !== undefined && members.some(({ userId }) => userId === known);
  const row = { id, dealId, estateId, kind: 'adult', role, phone, firstName: name, actsFor } as const;
  const invited = {
    ...row,
    state: 'invited',
    stateSince: at,
    invitedUntil: invitationEnd(at),
    addedBy: actor.id,
    addedAt: at,
  } as const;
  if (present || !(await insertMember(tx, invited))) throw new AppError('MEMBER_AGAIN');
  const party = role === 'holder' ? 'member' : 'representative';
  await insertParty(tx, { id, dealId, phone, role: party, since: at });
  const inserted = (await findMembers(tx, dealId)).find((one) => one.id === id);
  if (!inserted) throw new Error('a member that was inserted is not found');
  return inserted;
}
