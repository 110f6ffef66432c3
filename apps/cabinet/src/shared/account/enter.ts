import { csrfToken } from '@novosel/client/calls/send.ts';
import { beginSession } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { hasRedirect, keepRedirect, takeHome } from '../navigation/saved-targets.ts';

interface Entered {
  readonly token: string | null;
  readonly next: string | null;
}

/** The way in is for another site: its way on is not replaced by `next` (S4.2-09). */
const isForClient = (): boolean => new URLSearchParams(window.location.search).has('client_id');

/** The session that has begun stands in this tab (S4.2-06…09). */
export const enter = ({ token, next }: Entered): void => {
  if (token) beginSession(token);
  // The token from before the sign-in is dead (promise C3).
  void csrfToken(true).catch(() => undefined);
  if (next && !isForClient() && !hasRedirect()) keepRedirect(next);
};

/** Where whoever has come in goes on: to the client's site, else home (S2.6-06, S2.6-11). */
export const wayOn = (): string => (isForClient() ? path('root') + window.location.search : takeHome());

/** Another page of the way in, with what the address says of where it leads. */
export const wayIn = (page: 'auth' | 'authForgot' | 'authLocked' | 'authRegister' | 'authRenew'): string =>
  path(page) + window.location.search;
