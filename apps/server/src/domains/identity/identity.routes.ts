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
import { freezeCabinet } from './accounts/freeze-cabinet.ts';
import { type AccountDeps, register } from './accounts/register.ts';
import { sendRegistrationCode } from './accounts/send-registration-code.ts';
import { sendUnfreezeCode, unfreezeCabinet } from './accounts/unfreeze-cabinet.ts';
import { changeContact } from './contacts/change-contact.ts';
import { confirmEmail } from './contacts/confirm-email.ts';
import { confirmationAgain, ownEmail } from './contacts/confirmation-again.ts';
import { sendContactCodes } from './contacts/send-contact-codes.ts';
import { changeOwnPassword } from './passwords/change-own-password.ts';
import { renewPassword } from './passwords/renew-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { sendRecoveryCode } from './passwords/send-recovery-code.ts';
import { sendRenewalCode } from './passwords/send-renewal-code.ts';
import { proveByFactor } from './reauthentication/prove-by-factor.ts';
import { proveByPassword } from './reauthentication/prove-by-password.ts';
import { endAllSessions, endOneSession } from './sessions/end-sessions.ts';
import { initSession } from './sessions/init-session.ts';
import { issueToken } from './sessions/issue-token.ts';
import { listSessions } from './sessions/list-sessions.ts';
import type { PasswordDeps } from './sign-in/check-password.ts';
import { closeSignIn, openSignIn } from './sign-in/close-sign-in.ts';
import { requirePassword } from './sign-in/require-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { unlock } from './sign-in/unlock.ts';
import { blockStaff, unblockStaff } from './staff/block-staff.ts';
import { changeRoles } from './staff/change-roles.ts';
import { confirmTotp } from './staff/confirm-totp.ts';
import { dismissStaff } from './staff/dismiss-staff.ts';
import { inviteAgain, inviteStaff, withdrawInvitation } from './staff/invite-staff.ts';
import { beginFactor, finishFactor, newRecoveryCodes } from './staff/own-factor.ts';
import { resetFactor } from './staff/reset-factor.ts';
import { setUpStaff } from './staff/set-up-staff.ts';
import { signInStaff } from './staff/sign-in-staff.ts';
import { recoveryCodesLeft } from './staff/staff-factor.repo.ts';
import { staffMember } from './staff/staff-member.ts';

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
