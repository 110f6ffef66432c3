import { onSessionEnd } from '@novosel/client/session.ts';
import { path } from '@novosel/contract/paths.ts';
import { RouterProvider } from 'react-router';
import { forgetDrafts } from './drafts.ts';
import { routes } from './routes.tsx';
import { goBy } from './routing/go.ts';
import { makeRouter } from './routing/make-router.ts';
import { preloadFrom } from './routing/preload.ts';
import { keepRedirect } from './routing/saved-targets.ts';
import type { Show } from './shell/show.ts';

type Router = ReturnType<typeof makeRouter>;

/** Resolves when the first page, its layout and its words are there. */
const ready = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Fetches the page behind an address ahead of the press. */
export const preload = preloadFrom(routes);

/** Starts the router at the present address; what was shown before stays until the page is there. */
export const showApp = async (show: Show): Promise<void> => {
  const router = makeRouter(routes);
  goBy({ go: (to, options) => router.navigate(to, options), preload });
  onSessionEnd((why) => {
    // What was typed is the person's own: it outlives a session that was lost, not one that was ended.
    if (why !== 'lost') forgetDrafts();
    // The tab where «Выйти» was pressed is done; every other one comes back to its page after the sign-in.
    const { pathname, search } = router.state.location;
    if (why !== 'chosen') keepRedirect(pathname + search);
    // The page of signing out leads on by itself, as the answer of the call says (S4.2-16).
    if (why !== 'chosen') void router.navigate(path('auth'), { replace: true });
  });
  await ready(router);
  show(<RouterProvider router={router} />);
};
