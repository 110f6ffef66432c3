import { onSessionEnd } from '@novosel/client/calls/session.ts';
import { forgetDrafts } from '@novosel/client/drafts/draft-keys.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { keepLocale } from '../shared/locale.ts';
import { goBy } from '../shared/navigation/go.ts';
import { keepRedirect } from '../shared/navigation/saved-targets.ts';
import { Places } from './places.tsx';
import type { Show } from './show.ts';
import { guardVisit } from './visits/guard-visit.ts';
import { preload } from './visits/preload.ts';
import { makeVisits } from './visits/visits.ts';

export { preload };

/** Starts the visits at the present address; the former content stays until the page is ready. */
export const showApp = async (show: Show): Promise<void> => {
  const visits = makeVisits(guardVisit);
  const { go } = visits;
  goBy({ go, preload });
  onSessionEnd((why) => {
    keepLocale();
    // Drafts survive a lost session, but not one that the person ended.
    if (why !== 'lost') forgetDrafts();
    // In the tab where «Выйти» was pressed, the next sign-in begins at home; other tabs return to their page.
    const { pathname, search } = visits.location();
    if (why !== 'chosen') keepRedirect(pathname + search);
    // After sign-out its own page navigates on, as the answer of the call says (S4.2-16).
    if (why !== 'chosen') void go(path('auth'), { replace: true });
  });
  const first = await visits.begin();
  show(<Places first={first} listen={visits.listen} />);
};
