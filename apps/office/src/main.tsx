import { forgetDrafts, keepDraftsUnder } from '@novosel/client/drafts/draft-keys.ts';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import '@novosel/ui/look/styles/tokens.css';
import '@novosel/ui/look/styles/base.css';
import 'virtual:brand.css';
import { configureSession, isSignedIn, onSessionEnd } from '@novosel/client/calls/session.ts';
import { makeQueryClient } from '@novosel/client/queries/query-client.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { LinkProvider } from '@novosel/ui/actions/link.tsx';
import { keepFocusInPage } from '@novosel/ui/behaviour/keep-focus-in-page.ts';
import { holdTheme } from '@novosel/ui/look/theme.ts';
import { WordsProvider } from '@novosel/ui/text/i18n.tsx';
import { Toasts } from '@novosel/ui/toasts/toasts.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './app/routes.tsx';
import { sections } from './app/sections.ts';
import { adoptFormerDrafts } from './shared/former-drafts.ts';
import { keepLocale, startWords } from './shared/locale.ts';
import { keepNext, keepReason, knowPages } from './shared/navigation/next-page.ts';
import { RouterLink } from './shared/navigation/router-link.tsx';
import { patternsOf } from './shared/navigation/section.ts';
import { signInPath } from './shared/paths.ts';
import { deskSession } from './shared/session.ts';

const drafts = 'desk:draft:';

/** The longest wait for the roles, in ms. */
const rolesWait = 3000;

/**
 * Roles decide which menus and panes there are, so the page waits for them, at most three seconds: else it
 * would jump.
 */
const loadRoles = async (queries: QueryClient): Promise<void> => {
  if (!isSignedIn()) return;
  const late = new Promise((resolve) => setTimeout(resolve, rolesWait));
  await Promise.race([queries.prefetchQuery(queryFor(deskMe)), late]);
};

const start = async () => {
  const queries = makeQueryClient();
  await Promise.all([startWords(), loadRoles(queries)]);
  const router = createBrowserRouter(routes);
  const keepTheme = holdTheme();
  onSessionEnd((why) => {
    keepLocale();
    keepTheme();
    const { pathname, search } = router.state.location;
    // A lost session resumes at its page after the sign-in; one that the person ended does not.
    if (why === 'lost') keepNext(pathname + search);
    else forgetDrafts();
    keepReason(why);
    void router.navigate(signInPath, { replace: true });
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  keepFocusInPage();
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
keepDraftsUnder(drafts);
knowPages(patternsOf(sections));
adoptFormerDrafts(drafts);
void start();
