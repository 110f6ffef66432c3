import { accountEndpoints } from '@novosel/contract/session/account-endpoints.ts';
import { contactEndpoints } from '@novosel/contract/session/contact-endpoints.ts';
import { peopleDeskEndpoints } from '@novosel/contract/session/desk-endpoints.ts';
import { deskSessionEndpoints as desk } from '@novosel/contract/session/desk-session-endpoints.ts';
import { emailEndpoints } from '@novosel/contract/session/email-endpoints.ts';
import { sessionEndpoints } from '@novosel/contract/session/endpoints.ts';
import { freezeEndpoints } from '@novosel/contract/session/freeze-endpoints.ts';
import { ownDeskEndpoints } from '@novosel/contract/session/own-desk-endpoints.ts';
import { ownSessionEndpoints } from '@novosel/contract/session/own-endpoints.ts';
import { proofEndpoints } from '@novosel/contract/session/proof-endpoints.ts';
import { staffEndpoints } from '@novosel/contract/session/staff-endpoints.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { blockStaff, unblockStaff } from './block-staff.ts';
import { changeContact } from './change-contact.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changeRoles } from './change-roles.ts';
import type { PasswordDeps } from './check-password.ts';
import { closeSignIn, openSignIn } from './close-sign-in.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmTotp } from './confirm-totp.ts';
import { confirmationAgain, ownEmail } from './confirmation-again.ts';
import { dismissStaff } from './dismiss-staff.ts';
import { endAllSessions, endOneSession } from './end-sessions.ts';
import { freezeCabinet } from './freeze-cabinet.ts';
import { initSession } from './init-session.ts';
import { inviteAgain, inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { issueToken } from './issue-token.ts';
import { listSessions } from './list-sessions.ts';
import { beginFactor, finishFactor, newRecoveryCodes } from './own-factor.ts';
import { proveByFactor } from './prove-by-factor.ts';
import { proveByPassword } from './prove-by-password.ts';
import { type AccountDeps, register } from './register.ts';
import { renewPassword } from './renew-password.ts';
import { requirePassword } from './require-password.ts';
import { resetFactor } from './reset-factor.ts';
import { resetPassword } from './reset-password.ts';
import { sendContactCodes } from './send-contact-codes.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { sendRegistrationCode } from './send-registration-code.ts';
import { sendRenewalCode } from './send-renewal-code.ts';
import { setUpStaff } from './set-up-staff.ts';
import { signIn } from './sign-in.ts';
import { signInStaff } from './sign-in-staff.ts';
import { signOut } from './sign-out.ts';
import { recoveryCodesLeft } from './staff-factor.repo.ts';
import { staffMember } from './staff-member.ts';
import { sendUnfreezeCode, unfreezeCabinet } from './unfreeze-cabinet.ts';
import { unlock } from './unlock.ts';

export function bindIdentity(bind: Bind, deps: PasswordDeps): void {
  bind(sessionEndpoints.initSession, (call) => initSession(deps, 'cabinet', call));
  bind(sessionEndpoints.issueToken, (call) => issueToken(deps, call));
  bind(sessionEndpoints.login, signIn(deps));
  bind(sessionEndpoints.logout, async (call) => {
    await signOut(deps, call);
    return { result: true as const, data: { logoutUrl: deps.config.logoutUrl } };
  });
}

/** What a person may do about his own sign-ins (promise 8). */
export function bindOwnSessions(bind: Bind, deps: AccountDeps): void {
  bind(ownSessionEndpoints.listSessions, ({ viewer }) => listSessions(deps, viewer));
  bind(ownSessionEndpoints.endOneSession, (call) => endOneSession(deps, call));
  bind(ownSessionEndpoints.endAllSessions, (call) => endAllSessions(deps, call));
  bind(ownSessionEndpoints.changeOwnPassword, changeOwnPassword(deps));
  bind(emailEndpoints.getOwnEmail, ({ viewer }) => ownEmail(deps, viewer));
  bind(emailEndpoints.sendEmailLetter, confirmationAgain(deps));
  bind(contactEndpoints.sendContactCodes, sendContactCodes(deps));
  bind(freezeEndpoints.freezeCabinet, (call) => freezeCabinet(deps, call));
  bind(freezeEndpoints.sendUnfreezeCode, (call) => sendUnfreezeCode(deps, call));
  bind(freezeEndpoints.unfreezeCabinet, unfreezeCabinet(deps));
  bind(proofEndpoints.proveByPassword, proveByPassword(deps));
  bind(contactEndpoints.changeContact, changeContact(deps));
}

/** What leads into an account beside the password (promises 3-6, 10). */
export function bindAccounts(bind: Bind, deps: AccountDeps): void {
  bind(accountEndpoints.sendRegistrationCode, sendRegistrationCode(deps));
  bind(accountEndpoints.register, register(deps));
  bind(accountEndpoints.sendRecoveryCode, sendRecoveryCode(deps));
  bind(accountEndpoints.resetPassword, resetPassword(deps));
  bind(accountEndpoints.unlock, unlock(deps));
  bind(accountEndpoints.sendRenewalCode, sendRenewalCode(deps));
  bind(accountEndpoints.renewPassword, renewPassword(deps));
  bind(accountEndpoints.confirmEmail, (call) => confirmEmail(deps, call));
}

export function bindStaffSession(bind: Bind, deps: AccountDeps): void {
  const member = staffMember(deps.db);
  bind(desk.initDeskSession, (call) => initSession(deps, 'office', call));
  bind(desk.issueDeskToken, (call) => issueToken(deps, call));
  bind(desk.deskLogin, signInStaff(deps));
  bind(desk.deskTotp, (call) => confirmTotp(deps, call));
  bind(desk.deskMe, (call) => member(call.viewer));
  bind(peopleDeskEndpoints.closeSignIn, (call) => closeSignIn(deps, call));
  bind(peopleDeskEndpoints.openSignIn, (call) => openSignIn(deps, call));
  bind(peopleDeskEndpoints.requirePassword, (call) => requirePassword(deps, call));
  bind(desk.deskLogout, async (call) => {
    await signOut(deps, call);
    return { result: true as const };
  });
}

/** Accounts of the staff: made by the administrator and the link, kept by the person. */
export function bindStaffAccounts(bind: Bind, deps: AccountDeps): void {
  const setUp = setUpStaff(deps);
  bind(staffEndpoints.inviteStaff, (call) => inviteStaff(deps, call));
  bind(staffEndpoints.inviteAgain, (call) => inviteAgain(deps, call));
  bind(staffEndpoints.withdrawInvitation, (call) => withdrawInvitation(deps, call));
  bind(staffEndpoints.changeRoles, (call) => changeRoles(deps, call));
  bind(staffEndpoints.blockStaff, (call) => blockStaff(deps, call));
  bind(staffEndpoints.unblockStaff, (call) => unblockStaff(deps, call));
  bind(staffEndpoints.dismissStaff, (call) => dismissStaff(deps, call));
  bind(staffEndpoints.resetFactor, (call) => resetFactor(deps, call));
  bind(staffEndpoints.showSetUp, setUp.show);
  bind(staffEndpoints.beginSetUp, setUp.begin);
  bind(staffEndpoints.finishSetUp, setUp.finish);
  bind(staffEndpoints.beginFactor, (call) => beginFactor(deps, call));
  bind(staffEndpoints.finishFactor, (call) => finishFactor(deps, call));
  bind(staffEndpoints.newRecoveryCodes, (call) => newRecoveryCodes(deps, call));
  bind(ownDeskEndpoints.deskSecurity, async ({ viewer }) => {
    const { data } = await listSessions(deps, viewer);
    return ok({ ...data, codesLeft: await recoveryCodesLeft(deps.db, viewer.userId) });
  });
  bind(ownDeskEndpoints.proveByFactor, (call) => proveByFactor(deps, call));
  bind(ownDeskEndpoints.endDeskSession, (call) => endOneSession(deps, call));
  bind(ownDeskEndpoints.changeDeskPassword, changeOwnPassword(deps, 'office'));
}
