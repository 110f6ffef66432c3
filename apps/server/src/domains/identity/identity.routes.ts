import { deskEndpoints } from '@novosel/contract/desk/endpoints.ts';
import { sessionEndpoints } from '@novosel/contract/session/endpoints.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { PasswordDeps } from './check-password.ts';
import { confirmTotp } from './confirm-totp.ts';
import { initSession } from './init-session.ts';
import { issueToken } from './issue-token.ts';
import { signIn } from './sign-in.ts';
import { signInStaff } from './sign-in-staff.ts';
import { signOut } from './sign-out.ts';
import { staffMember } from './staff-member.ts';

export function bindIdentity(bind: Bind, deps: PasswordDeps): void {
  bind(sessionEndpoints.initSession, (call) => initSession(deps, 'cabinet', call));
  bind(sessionEndpoints.issueToken, (call) => issueToken(deps, call));
  bind(sessionEndpoints.login, signIn(deps));
  bind(sessionEndpoints.logout, async (call) => {
    await signOut(deps, call);
    return { result: true as const, data: { logoutUrl: null } };
  });
}

export function bindStaffSession(bind: Bind, deps: PasswordDeps): void {
  const member = staffMember(deps.db);
  bind(deskEndpoints.initDeskSession, (call) => initSession(deps, 'office', call));
  bind(deskEndpoints.issueDeskToken, (call) => issueToken(deps, call));
  bind(deskEndpoints.deskLogin, signInStaff(deps));
  bind(deskEndpoints.deskTotp, (call) => confirmTotp(deps, call));
  bind(deskEndpoints.deskMe, (call) => member(call.viewer));
  bind(deskEndpoints.deskLogout, async (call) => {
    await signOut(deps, call);
    return { result: true as const };
  });
}
