import { membersDeskEndpoints as desk } from '@novosel/contract/members/desk-endpoints.ts';
import { membersEndpoints as own } from '@novosel/contract/members/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { decideMember } from './desk/decide-member.ts';
import { openMember, openMemberScan, readDeskMembers } from './desk/desk-members.ts';
import { type InviteDeps, inviteMember } from './invitations/invite-member.ts';
import { joinMembers } from './invitations/join-members.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { refuseMembership } from './invitations/refuse-membership.ts';
import { remindMember } from './invitations/remind-member.ts';
import { removeMember } from './invitations/remove-member.ts';
import { addChild } from './papers/add-child.ts';
import { consentAsMember } from './papers/consent-as-member.ts';
import { sendAdultPapers, sendChildPapers } from './papers/send-papers.ts';
import { readMembers } from './read-members.ts';
import { setShares } from './set-shares.ts';

const done = { result: true } as const;

export function bindMembers(bind: Bind, deps: InviteDeps): void {
  const answer = async (db: Executor, act: BuyerAct, estateId: number) =>
    ok(await readMembers(db, act, estateId));
  bind(own.getMembers, ({ db, act, params }) => answer(db, act, params.estate));
  bind(own.inviteMember, async ({ db, act, params: { estate }, body }) => {
    await inviteMember(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.addChild, async ({ db, act, params: { estate }, body }) => {
    await addChild(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.setShares, async ({ db, act, params: { estate }, body }) => {
    await setShares(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.removeMember, async ({ db, act, params: { estate, member } }) => {
    await removeMember(deps, db, act, { estateId: estate, memberId: member });
    return answer(db, act, estate);
  });
  bind(own.remindMember, async ({ db, act, params: { estate, member } }) => {
    await remindMember(deps, db, act, { estateId: estate, memberId: member });
    return answer(db, act, estate);
  });
}

/** Acts of a member himself. */
export function bindOwnMembership(bind: Bind, deps: InviteDeps): void {
  const answer = async (db: Executor, act: BuyerAct, estateId: number) =>
    ok(await readMembers(db, act, estateId));
  bind(own.listInvitations, async ({ db, act }) =>
    ok({ now: act.at.toISOString(), items: await listInvitations(db, act) }),
  );
  bind(own.joinMembers, async ({ db, act, params: { estate, member } }) => {
    await joinMembers(deps, db, act, { estateId: estate, memberId: member });
    return answer(db, act, estate);
  });
  bind(own.refuseMembership, async ({ db, act, params: { estate, member }, body }) => {
    await refuseMembership(deps, db, act, { estateId: estate, memberId: member, ...body });
    return done;
  });
  bind(own.consentAsMember, async ({ db, act, params: { estate, member } }) => {
    await consentAsMember(db, act, { estateId: estate, memberId: member });
    return answer(db, act, estate);
  });
  bind(own.sendAdultPapers, async ({ db, act, params: { estate, member }, body }) => {
    await sendAdultPapers(deps, db, act, { estateId: estate, memberId: member, papers: body });
    return answer(db, act, estate);
  });
  bind(own.sendChildPapers, async ({ db, act, params: { estate, member }, body }) => {
    await sendChildPapers(deps, db, act, { estateId: estate, memberId: member, papers: body });
    return answer(db, act, estate);
  });
}

export function bindMembersDesk(
  bind: Bind,
  deps: Pick<Context, 'clock' | 'events' | 'scanner' | 'storage'>,
): void {
  bind(desk.deskMembers, async ({ db, params }) =>
    ok(await readDeskMembers(db, deps.clock.now(), params.deal)),
  );
  bind(desk.openMember, async ({ db, act, params: { deal, member } }) =>
    ok(await openMember(db, act, { dealId: deal, memberId: member })),
  );
  bind(desk.openMemberScan, async ({ db, act, params: { deal, member, document }, reply }) =>
    sendDownload(reply, await openMemberScan(deps, db, act, { dealId: deal, memberId: member, document })),
  );
  bind(desk.decideMember, async ({ db, act, params: { deal, member }, body }) => {
    await decideMember(deps, db, act, { dealId: deal, memberId: member, ...body });
    return done;
  });
}
