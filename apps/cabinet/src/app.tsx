import { onSessionEnd } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { forgetDrafts } from './drafts.ts';
import { keepLocale } from './locale.ts';
import { goBy } from './routing/go.ts';
import { guardVisit } from './routing/guard-visit.ts';
import { preload } from './routing/preload.ts';
import { keepRedirect } from './routing/saved-targets.ts';
import { makeVisits } from './routing/visits.ts';
import { Places } from './shell/places.tsx';
import type { Show } from './shell/show.ts';

export { preload };

/** Starts the visits at the present address; what was shown before stays until the page is there. */
export const showApp = async (show: Show): Promise<void> => {
  const visits = makeVisits(guardVisit);
  const { go } = visits;
  goBy({ go, preload });
  onSessionEnd((why) => {
    keepLocale();
    // What was typed is the person's own: it outlives a session that was lost, not one that was ended.
    if (why !== 'lost') forgetDrafts();
    // The tab where «Выйти» was pressed is done; every other one comes back to its page after the sign-in.
    const { pathname, search } = visits.location();
    if (why !== 'chosen') keepRedirect(pathname + search);
    // The page of signing out leads on by itself, as the answer of the call says (S4.2-16).
    if (why !== 'chosen') void go(path('auth'), { replace: true });
  });
  const first = await visits.begin();
  show(<Places first={first} listen={visits.listen} />);
};
