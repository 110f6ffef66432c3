import type { Context } from '../../../context.ts';
import { cookieOf, setCsrfCookie, setGuestCookie } from '../../../platform/http/cookies.ts';
import { csrfValid, issueCsrf } from '../../../platform/http/csrf.ts';
import type { Visit } from '../sign-in/visit.ts';
import { newToken } from './tokens.ts';

/**
 * Sets the readable CSRF cookie (S7-07…11), bound to the session, or before sign-in to a nonce of this
 * browser. The present token is kept while it holds, unless a fresh one is asked for.
 */
export function initSession(
  { config }: Pick<Context, 'config'>,
  door: 'cabinet' | 'office',
  { viewer, request, reply, query }: Visit & { query: { force?: '0' | '1' | undefined } },
) {
  const boundTo = viewer?.sessionId ?? cookieOf(request, door, 'guest') ?? newNonce(door, reply);
  const present = cookieOf(request, door, 'csrf');
  if (query.force === '1' || !csrfValid(config.secret, boundTo, present)) {
    setCsrfCookie(reply, door, issueCsrf(config.secret, boundTo));
  }
  reply.header('cache-control', 'no-store');
  return { result: true } as const;
}

function newNonce(door: 'cabinet' | 'office', reply: Visit['reply']): string {
  const nonce = newToken();
  setGuestCookie(reply, door, nonce);
  return nonce;
}
