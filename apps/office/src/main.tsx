import { AboutEstate } from '@novosel/ui/about-estate.tsx';
import '@novosel/ui/styles/tokens.css';
import '@novosel/ui/styles/base.css';
import 'virtual:brand.css';
import { makeQueryClient } from '@novosel/client/query-client.ts';
import { configureSession, onSessionEnd } from '@novosel/client/session.ts';
import { inheritFocus } from '@novosel/ui/focus-heir.ts';
import { WordsProvider } from '@novosel/ui/i18n.tsx';
import { LinkProvider } from '@novosel/ui/link.tsx';
import { holdTheme } from '@novosel/ui/theme.ts';
import { Toasts } from '@novosel/ui/toasts.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { forgetDrafts } from './drafts.ts';
import { keepLocale, startWords } from './locale.ts';
import { signInPath } from './paths.ts';
import { routes } from './routes.tsx';
import { keepNext, keepReason } from './routing/next-page.ts';
import { RouterLink } from './routing/router-link.tsx';
import { deskSession } from './session.ts';

const start = async () => {
  await startWords();
  const queries = makeQueryClient();
  const router = createBrowserRouter(routes);
  const keepTheme = holdTheme();
  onSessionEnd((why) => {
    keepLocale();
    keepTheme();
    const { pathname, search } = router.state.location;
    // A session that was lost is taken up again where it was; one that was ended leaves nothing behind.
    if (why === 'lost') keepNext(pathname + search);
    else forgetDrafts();
    keepReason(why);
    void router.navigate(signInPath, { replace: true });
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  inheritFocus();
  createRoot(root).render(
    <WordsProvider>
      <AboutEstate kind={null}>
        <LinkProvider value={RouterLink}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
            <Toasts />
          </QueryClientProvider>
        </LinkProvider>
      </AboutEstate>
    </WordsProvider>,
  );
};

configureSession(deskSession);
void start();
