import { beginSession } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { leaveTo } from '../../shared/navigation/leave-to.ts';
import { type Changed, markChanged } from './changed-mark.ts';

/**
 * Continues with the new session on a reloaded profile page, as after every sign-in: the page's socket and
 * its other tabs belong to the ended session.
 */
export const continueWithNewSession = (token: string, what: Changed): Promise<void> => {
  beginSession(token);
  markChanged(what);
  return leaveTo(path('profile'));
};
