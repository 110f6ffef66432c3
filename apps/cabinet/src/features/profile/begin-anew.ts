import { beginSession } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { leaveTo } from '../../shared/navigation/leave-to.ts';
import { type Changed, markChanged } from './changed-mark.ts';

/**
 * The page begins anew, as after every sign-in: its socket and its other tabs belonged to the session that
 * has ended.
 */
export const beginAnew = (token: string, what: Changed): Promise<void> => {
  beginSession(token);
  markChanged(what);
  return leaveTo(path('profile'));
};
