import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { sessionEndpoints } from '@novosel/contract/session/endpoints.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Call } from '../../../platform/http/call.ts';
import {
  browserOf,
  clearSessionCookies,
  setCsrfCookie,
  setGuestCookie,
  setSessionCookies,
} from '../../../platform/http/cookies.ts';
import { ok } from '../../../platform/http/ok.ts';
import { initSession } from '../sessions/init-session.ts';
import { issueToken } from '../sessions/issue-token.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import type { PasswordDeps } from './check-password.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

type Door = 'cabinet' | 'office';
type Init = typeof sessionEndpoints.initSession;

export function bindSignIn(bind: Bind, deps: PasswordDeps): void {
  const enter = signIn(deps);
  bind(sessionEndpoints.initSession, answerInit(deps, 'cabinet'));
  bind(sessionEndpoints.issueToken, async ({ db, act, viewer }) =>
    ok(await issueToken(db, act, viewer?.sessionId)),
  );
  bind(sessionEndpoints.login, async ({ act, request, reply, body }) =>
    answerSignIn(reply, act, await enter(act, browserOf(request, 'cabinet'), body)),
  );
  bind(sessionEndpoints.logout, async ({ db, act, viewer, reply }) => {
    await signOut(deps, db, act, viewer.sessionId);
    clearSessionCookies(reply, 'cabinet');
    return ok({ logoutUrl: deps.config.logoutUrl });
  });
}

/** Sets the readable CSRF cookie (S7-07…11). */
export const answerInit =
  ({ config }: Pick<Context, 'config'>, door: Door) =>
  ({ viewer, request, reply, query }: Pick<Call<Init>, 'viewer' | 'request' | 'reply' | 'query'>) => {
    const browser = browserOf(request, door);
    const asked = { browser, sessionId: viewer?.sessionId, force: query.force === '1' };
    const { guest, csrf } = initSession(config, asked);
    if (guest) setGuestCookie(reply, door, guest);
    if (csrf) setCsrfCookie(reply, door, csrf);
    reply.header('cache-control', 'no-store');
    return { result: true } as const;
  };

/** Sets the cookies of the new session. @returns its bearer token, for the page */
export function keepSession(reply: FastifyReply, door: Door, { token, cookies }: OpenedSession): string {
  setSessionCookies(reply, door, cookies);
  return token;
}

/** A refusal that the page handles is a normal answer, not an error (S4.2). */
export function answerSignIn(
  reply: FastifyReply,
  { at: now, locale = 'ru' }: Act,
  outcome: SignInOutcome,
): AnswerOf<typeof sessionEndpoints.login> {
  if (outcome.kind === 'opened') {
    const token = keepSession(reply, 'cabinet', outcome);
    return { result: true, data: { action: null, token, next: outcome.next } };
  }
  const { code, action = null, until, byStaff } = outcome;
  const params = until && { until: formatSentDayTime(until, { now, locale }) };
  return {
    result: false,
    message: errorPhrase(code, locale, params),
    errors: {},
    data: {
      action,
      token: null,
      next: null,
      ...(until && { lockedUntil: until.toISOString() }),
      ...(byStaff && { byStaff }),
    },
  };
}
