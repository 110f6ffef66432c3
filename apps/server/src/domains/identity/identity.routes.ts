import { accountEndpoints } from '@novosel/contract/session/account-endpoints.ts';
import { contactEndpoints } from '@novosel/contract/session/contact-endpoints.ts';
import { emailEndpoints } from '@novosel/contract/session/email-endpoints.ts';
import { freezeEndpoints } from '@novosel/contract/session/freeze-endpoints.ts';
import { ownSessionEndpoints } from '@novosel/contract/session/own-endpoints.ts';
import { proofEndpoints } from '@novosel/contract/session/proof-endpoints.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bind } from '../../platform/http/bind.ts';
import {
  browserOf,
  clearSessionCookies,
  setDeviceCookie,
  setSessionCookies,
} from '../../platform/http/cookies.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Entered } from './accounts/enter-account.ts';
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
import { listSessions } from './sessions/list-sessions.ts';
import { keepSession } from './sign-in/sign-in.routes.ts';
import { unlock } from './sign-in/unlock.ts';

const done = { result: true } as const;
const browserIn = (request: FastifyRequest) => browserOf(request, 'cabinet');

/** A person's acts on his own sessions (promise 8). */
export function bindOwnSessions(bind: Bind, deps: AccountDeps): void {
  const [changePassword, prove] = [changeOwnPassword(deps), proveByPassword(deps)];
  bind(ownSessionEndpoints.listSessions, async ({ db, act, viewer }) =>
    ok(await listSessions(db, act, viewer.sessionId)),
  );
  bind(ownSessionEndpoints.endOneSession, async ({ db, act, params }) => {
    await endOneSession(deps, db, act, params.session);
    return done;
  });
  bind(ownSessionEndpoints.endAllSessions, async ({ db, act, reply }) => {
    await endAllSessions(deps, db, act);
    clearSessionCookies(reply, 'cabinet');
    return done;
  });
  bind(ownSessionEndpoints.changeOwnPassword, async ({ act, viewer: { provedAt }, request, reply, body }) => {
    const opened = await changePassword(act, browserIn(request), { ...body, provedAt });
    return ok({ token: keepSession(reply, 'cabinet', opened) });
  });
  bind(proofEndpoints.proveByPassword, async ({ act, viewer: { sessionId }, request, body }) => {
    await prove(act, { ...body, sessionId, mark: browserIn(request).device });
    return done;
  });
}

/** A person's acts on his contacts; freezing and unfreezing the cabinet. */
export function bindOwnAccount(bind: Bind, deps: AccountDeps): void {
  const [sendCodes, change] = [sendContactCodes(deps), changeContact(deps)];
  const [sendLetter, unfreeze] = [confirmationAgain(deps), unfreezeCabinet(deps)];
  bind(emailEndpoints.getOwnEmail, async ({ db, act }) => ok(await ownEmail(db, act.actor.id)));
  bind(emailEndpoints.sendEmailLetter, async ({ act }) => ok(await sendLetter(act)));
  bind(contactEndpoints.sendContactCodes, async ({ act, body }) => ok(await sendCodes(act, body)));
  bind(contactEndpoints.changeContact, async ({ act, request, reply, body }) => {
    const opened = await change(act, body, browserIn(request).session);
    return ok({ token: keepSession(reply, 'cabinet', opened) });
  });
  bind(freezeEndpoints.freezeCabinet, async ({ db, act }) => {
    await freezeCabinet(deps, db, act);
    return done;
  });
  bind(freezeEndpoints.sendUnfreezeCode, async ({ db, act }) => ok(await sendUnfreezeCode(deps, db, act)));
  bind(freezeEndpoints.unfreezeCabinet, async ({ act, request, body }) => {
    await unfreeze(act, { ...body, mark: browserIn(request).device });
    return done;
  });
}

/** Ways into an account other than the password (promises 3-6, 10). */
export function bindAccounts(bind: Bind, deps: AccountDeps): void {
  const [sendToNew, open] = [sendRegistrationCode(deps), register(deps)];
  const [sendToReset, reset] = [sendRecoveryCode(deps), resetPassword(deps)];
  const [sendToRenew, renew] = [sendRenewalCode(deps), renewPassword(deps)];
  const openSignIn = unlock(deps);
  bind(accountEndpoints.sendRegistrationCode, async ({ act, request, body }) =>
    ok(await sendToNew(act, body, browserIn(request).device)),
  );
  bind(accountEndpoints.register, async ({ act, request, reply, body }) =>
    answerEntered(reply, await open(act, body, browserIn(request).session)),
  );
  bind(accountEndpoints.sendRecoveryCode, async ({ act, request, body }) =>
    ok(await sendToReset(act, body, browserIn(request).device)),
  );
  bind(accountEndpoints.resetPassword, async ({ act, request, reply, body }) =>
    answerEntered(reply, await reset(act, body, browserIn(request).session)),
  );
  bind(accountEndpoints.unlock, async ({ act, request, reply, body }) => {
    const mark = await openSignIn(act, { ...body, mark: browserIn(request).device });
    setDeviceCookie(reply, 'cabinet', mark);
    return done;
  });
  bind(accountEndpoints.sendRenewalCode, async ({ act, request, body }) =>
    ok(await sendToRenew(act, { ...body, mark: browserIn(request).device })),
  );
  bind(accountEndpoints.renewPassword, async ({ act, request, reply, body }) =>
    answerEntered(reply, await renew(act, browserIn(request), body)),
  );
  bind(accountEndpoints.confirmEmail, async ({ db, act, body }) => {
    await confirmEmail(deps, db, act, body.token);
    return done;
  });
}

function answerEntered(reply: FastifyReply, { told, cookies }: Entered) {
  if (cookies) setSessionCookies(reply, 'cabinet', cookies);
  return ok(told);
}
