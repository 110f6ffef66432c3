import { call } from '@novosel/client/calls/call.ts';
import { endSession } from '@novosel/client/calls/session.ts';
import { logout } from '@novosel/contract/session/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { go } from '../../shared/navigation/go.ts';

/** Ends the session and leads to the sign-in, which returns to the site. */
export const signInAsOther = async (query: string): Promise<void> => {
  await call(logout, {});
  endSession('chosen');
  await go(`${path('auth')}?${query}`, { replace: true });
};
