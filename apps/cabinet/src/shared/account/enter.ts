import { csrfToken } from '@novosel/client/calls/send.ts';
import { beginSession } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { hasRedirect, keepRedirect, takeHome } from '../navigation/saved-targets.ts';

interface Entered {
  readonly token: string | null;
  readonly next: string | null;
}

/** The person signs in for a client site: `next` must not replace the way back to it (S4.2-09). */
const isForClient = (): boolean => new URLSearchParams(window.location.search).has('client_id');

/** Begins the session in this tab (S4.2-06…09). */
export const enter = ({ token, next }: Entered): void => {
  if (token) beginSession(token);
  // The CSRF token from before the sign-in is no longer valid (promise C3).
  void csrfToken(true).catch(() => undefined);
  if (next && !isForClient() && !hasRedirect()) keepRedirect(next);
};

/** Where a person continues after the sign-in: to the client's site, else home (S2.6-06, S2.6-11). */
export const pathAfterSignIn = (): string =>
  isForClient() ? path('root') + window.location.search : takeHome();

/** The address of another sign-in page, with the query that says where to return. */
export const signInPagePath = (
  page: 'auth' | 'authForgot' | 'authLocked' | 'authRegister' | 'authRenew',
): string => path(page) + window.location.search;
