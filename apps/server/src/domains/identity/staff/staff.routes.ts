import { peopleDeskEndpoints as people } from '@novosel/contract/session/desk-endpoints.ts';
import { deskSessionEndpoints as desk } from '@novosel/contract/session/desk-session-endpoints.ts';
import { ownDeskEndpoints as own } from '@novosel/contract/session/own-desk-endpoints.ts';
import { staffEndpoints } from '@novosel/contract/session/staff-endpoints.ts';
import type { FastifyRequest } from 'fastify';
import type { Bind } from '../../../platform/http/bind.ts';
import { browserOf, clearSessionCookies } from '../../../platform/http/cookies.ts';
import { ok } from '../../../platform/http/ok.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { changeOwnPassword } from '../passwords/change-own-password.ts';
import { proveByFactor } from '../reauthentication/prove-by-factor.ts';
import { endOneSession } from '../sessions/end-sessions.ts';
import { issueToken } from '../sessions/issue-token.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { closeSignIn, openSignIn } from '../sign-in/close-sign-in.ts';
import { requirePassword } from '../sign-in/require-password.ts';
import { answerInit, keepSession } from '../sign-in/sign-in.routes.ts';
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

const browserIn = (request: FastifyRequest) => browserOf(request, 'office');
const done = { result: true } as const;

export function bindStaffSession(bind: Bind, deps: AccountDeps): void {
  const [member, signIn] = [staffMember(deps.db), signInStaff(deps)];
  bind(desk.initDeskSession, answerInit(deps, 'office'));
  bind(desk.issueDeskToken, async ({ db, act, viewer }) => ok(await issueToken(db, act, viewer?.sessionId)));
  bind(desk.deskLogin, async ({ act, request, body }) =>
    ok({ ticket: await signIn(act, { ...body, mark: browserIn(request).device }) }),
  );
  bind(desk.deskTotp, async ({ act, request, reply, body }) => {
    const opened = await confirmTotp(deps, act, browserIn(request), body);
    return ok({ token: keepSession(reply, 'office', opened) });
  });
  bind(desk.deskMe, async ({ act }) => ok(await member(act.actor.id)));
  bind(desk.deskLogout, async ({ db, act, viewer, reply }) => {
    await signOut(deps, db, act, viewer.sessionId);
    clearSessionCookies(reply, 'office');
    return done;
  });
}

/** Acts of the desk on a buyer's sign-in. */
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

/** Acts of the administrator on staff accounts. */
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

/** Acts of a member of staff by the link of a letter, and on his own account. */
export function bindOwnStaffAccount(bind: Bind, deps: AccountDeps): void {
  const [setUp, changePassword] = [setUpStaff(deps), changeOwnPassword(deps, 'office')];
  bind(staffEndpoints.showSetUp, async ({ act, params }) => ok(await setUp.show(act, params.token)));
  bind(staffEndpoints.beginSetUp, async ({ act, params, request, body }) =>
    ok(await setUp.begin(act, { ...params, ...body, mark: browserIn(request).device })),
  );
  bind(staffEndpoints.finishSetUp, async ({ act, params, request, reply, body }) => {
    const opened = await setUp.finish(act, browserIn(request), { ...params, ...body });
    return ok({ token: keepSession(reply, 'office', opened), codes: opened.codes });
  });
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
  bind(own.deskSecurity, async ({ db, act, viewer }) => {
    const listed = await listSessions(db, act, viewer.sessionId);
    return ok({ ...listed, codesLeft: await recoveryCodesLeft(db, act.actor.id) });
  });
  bind(own.proveByFactor, async ({ act, viewer: { sessionId }, body }) => {
    await proveByFactor(deps, act, { sessionId, ...body });
    return done;
  });
  bind(own.endDeskSession, async ({ db, act, params }) => {
    await endOneSession(deps, db, act, params.session);
    return done;
  });
  bind(own.changeDeskPassword, async ({ act, viewer: { provedAt }, request, reply, body }) => {
    const opened = await changePassword(act, browserIn(request), { ...body, provedAt });
    return ok({ token: keepSession(reply, 'office', opened) });
  });
}
