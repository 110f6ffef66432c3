import { peopleDeskEndpoints as people } from '@novosel/contract/session/desk-endpoints.ts';
import { deskSessionEndpoints as desk } from '@novosel/contract/session/desk-session-endpoints.ts';
import { ownDeskEndpoints as own } from '@novosel/contract/session/own-desk-endpoints.ts';
import { staffEndpoints } from '@novosel/contract/session/staff-endpoints.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { ok } from '../../../platform/http/ok.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { changeOwnPassword } from '../passwords/change-own-password.ts';
import { proveByFactor } from '../reauthentication/prove-by-factor.ts';
import { endOneSession } from '../sessions/end-sessions.ts';
import { initSession } from '../sessions/init-session.ts';
import { issueToken } from '../sessions/issue-token.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { closeSignIn, openSignIn } from '../sign-in/close-sign-in.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { blockStaff, unblockStaff } from './block-staff.ts';
import { changeRoles } from './change-roles.ts';
import { confirmTotp } from './confirm-totp.ts';
import { dismissStaff } from './dismiss-staff.ts';
import { inviteAgain, inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { beginFactor, finishFactor, newRecoveryCodes } from './own-factor.ts';
import { resetFactor } from './reset-factor.ts';
import { setUpStaff } from './set-up-staff.ts';
import { signInStaff } from './sign-in-staff.ts';
import { recoveryCodesLeft } from './staff-factor.repo.ts';
import { staffMember } from './staff-member.ts';

const done = { result: true } as const;

export function bindStaffSession(bind: Bind, deps: AccountDeps): void {
  const member = staffMember(deps.db);
  bind(desk.initDeskSession, (call) => initSession(deps, 'office', call));
  bind(desk.issueDeskToken, (call) => issueToken(deps, call));
  bind(desk.deskLogin, signInStaff(deps));
  bind(desk.deskTotp, (call) => confirmTotp(deps, call));
  bind(desk.deskMe, async ({ act }) => ok(await member(act.actor.id)));
  bind(desk.deskLogout, async (call) => {
    await signOut(deps, call);
    return done;
  });
}

/** What the desk does about the sign-in of a buyer. */
export function bindPeopleDesk(bind: Bind, deps: AccountDeps): void {
  bind(people.closeSignIn, async ({ db, act, params, body }) => {
    await closeSignIn(deps, db, act, { ...params, ...body });
    return done;
  });
  bind(people.openSignIn, async ({ db, act, params, body }) => {
    await openSignIn(db, act, { ...params, ...body });
    return done;
  });
  bind(people.requirePassword, async ({ db, act, params, body }) => {
    await requirePassword(deps, db, act, { ...params, ...body });
    return done;
  });
}

/** Accounts of the staff, as the administrator makes and ends them. */
export function bindStaffAccounts(bind: Bind, deps: AccountDeps): void {
  bind(staffEndpoints.inviteStaff, async ({ db, act, body }) =>
    ok({ id: await inviteStaff(deps, db, act, body) }),
  );
  bind(staffEndpoints.inviteAgain, async ({ db, act, params }) => {
    await inviteAgain(deps, db, act, params.invitation);
    return done;
  });
  bind(staffEndpoints.withdrawInvitation, async ({ db, act, params }) => {
    await withdrawInvitation(db, act, params.invitation);
    return done;
  });
  bind(staffEndpoints.changeRoles, async ({ db, act, params, body }) => {
    await changeRoles(deps, db, act, { ...params, ...body });
    return done;
  });
  bind(staffEndpoints.blockStaff, async ({ db, act, params, body }) => {
    await blockStaff(deps, db, act, { ...params, ...body });
    return done;
  });
  bind(staffEndpoints.unblockStaff, async ({ db, act, params, body }) => {
    await unblockStaff(db, act, { ...params, ...body });
    return done;
  });
  bind(staffEndpoints.dismissStaff, async ({ db, act, params, body }) => {
    await dismissStaff(deps, db, act, { ...params, ...body });
    return done;
  });
  bind(staffEndpoints.resetFactor, async ({ db, act, params, body }) => {
    await resetFactor(deps, db, act, { ...params, ...body });
    return done;
  });
}

/** What a member of staff does by the link of a letter, and about the own account. */
export function bindOwnStaffAccount(bind: Bind, deps: AccountDeps): void {
  const setUp = setUpStaff(deps);
  bind(staffEndpoints.showSetUp, setUp.show);
  bind(staffEndpoints.beginSetUp, setUp.begin);
  bind(staffEndpoints.finishSetUp, setUp.finish);
  bind(staffEndpoints.beginFactor, async ({ act, viewer: { sessionId }, body }) =>
    ok(await beginFactor(deps, act, { sessionId, ...body })),
  );
  bind(staffEndpoints.finishFactor, async ({ act, viewer: { sessionId }, body }) => {
    await finishFactor(deps, act, { sessionId, ...body });
    return done;
  });
  bind(staffEndpoints.newRecoveryCodes, async ({ act, viewer: { sessionId }, body }) =>
    ok({ codes: await newRecoveryCodes(deps, act, { sessionId, ...body }) }),
  );
  bind(own.deskSecurity, async ({ viewer }) => {
    const { data } = await listSessions(deps, viewer);
    return ok({ ...data, codesLeft: await recoveryCodesLeft(deps.db, viewer.userId) });
  });
  bind(own.proveByFactor, async ({ act, viewer: { sessionId }, body }) => {
    await proveByFactor(deps, act, { sessionId, ...body });
    return done;
  });
  bind(own.endDeskSession, (call) => endOneSession(deps, call));
  bind(own.changeDeskPassword, changeOwnPassword(deps, 'office'));
}
