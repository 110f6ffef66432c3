import { accountEndpoints } from '@novosel/contract/session/account-endpoints.ts';
import { contactEndpoints } from '@novosel/contract/session/contact-endpoints.ts';
import { emailEndpoints } from '@novosel/contract/session/email-endpoints.ts';
import { sessionEndpoints } from '@novosel/contract/session/endpoints.ts';
import { freezeEndpoints } from '@novosel/contract/session/freeze-endpoints.ts';
import { ownSessionEndpoints } from '@novosel/contract/session/own-endpoints.ts';
import { proofEndpoints } from '@novosel/contract/session/proof-endpoints.ts';
import type { Bind } from '../../platform/http/bind.ts';
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
import { proveByPassword } from './reauthentication/prove-by-password.ts';
import { endAllSessions, endOneSession } from './sessions/end-sessions.ts';
import { initSession } from './sessions/init-session.ts';
import { issueToken } from './sessions/issue-token.ts';
import { listSessions } from './sessions/list-sessions.ts';
import type { PasswordDeps } from './sign-in/check-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { unlock } from './sign-in/unlock.ts';

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
