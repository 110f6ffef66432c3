import '@novosel/ui/styles/tokens.css';
import '@novosel/ui/styles/base.css';
import 'virtual:brand.css';
import { isSignedIn, onSessionEnd } from '@novosel/client/session.ts';
import { path } from '@novosel/contract/paths.ts';
import { WordsProvider } from '@novosel/ui/i18n.tsx';
import { LinkProvider } from '@novosel/ui/link.tsx';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { forgetDrafts } from './drafts.ts';
import { startWords } from './locale.ts';
import { routes } from './routes.tsx';
import { preloadBy } from './routing/preload.ts';
import { RouterLink } from './routing/router-link.tsx';
import { keepRedirect } from './routing/saved-targets.ts';

const start = async () => {
  await startWords();
  const router = createBrowserRouter(routes);
  preloadBy(routes);
  onSessionEnd((why) => {
    const { pathname, search } = router.state.location;
    // A lost session is begun again by the same person, who finds what he had typed.
    if (why === 'lost') keepRedirect(pathname + search);
    else forgetDrafts();
    // «logout» leads on by itself, as the answer of the call says (S4.2-16).
    if (why !== 'chosen') void router.navigate(path('auth'), { replace: true });
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  createRoot(root).render(
    <WordsProvider>
      <LinkProvider value={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </WordsProvider>,
  );
};

// The layout is chosen by the session, so it comes side by side with the words.
if (isSignedIn()) void import('./shell/frame/frame.tsx');
void start();
