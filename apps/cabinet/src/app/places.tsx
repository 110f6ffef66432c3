import { isSignedIn } from '@novosel/client/calls/session.ts';
import { pagePatterns } from '@novosel/contract/wire/paths.ts';
import { startTransition, useLayoutEffect, useState } from 'react';
import { createPath, type Navigator, Router, useLocation, useRoutes } from 'react-router';
import { go } from '../shared/navigation/go.ts';
import { pageOf } from '../shared/navigation/page-of.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { layoutOf } from './page-looks.ts';
import { Root } from './root.tsx';
import { RootError } from './root-error.tsx';
import type { Content } from './visits/guard-visit.ts';
import type { Place } from './visits/visits.ts';

/** Navigation for React Router's own hooks and components. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to, state) => void go(navigator.createHref(to), { state }),
  replace: (to, state) => void go(navigator.createHref(to), { replace: true, state }),
  go: (delta) => window.history.go(delta),
};

interface PlacesProps {
  readonly first: Place<Content>;
  readonly listen: (listener: (place: Place<Content>) => void) => () => void;
}

/** Shows the page at the present address in its layout, or the error page in its place. */
export const Places = ({ first, listen }: PlacesProps) => {
  const [{ location, type, content }, setPlace] = useState(first);
  useLayoutEffect(() => listen((place) => startTransition(() => setPlace(place))), [listen]);
  const frameless = 'error' in content && !content.frame;
  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      <ErrorBoundary place={location} Fallback={RootError}>
        {frameless ? (
          <RootError error={content.error} />
        ) : (
          <Root>
            <ErrorBoundary place={location} Fallback={PageError}>
              {'error' in content ? <PageError error={content.error} /> : <Shown {...content} />}
            </ErrorBoundary>
          </Root>
        )}
      </ErrorBoundary>
    </Router>
  );
};

/**
 * A guest's error page has the simple layout whatever the layout of the page is (S2.5-16): `RootError` above
 * brings it.
 */
const PageError = ({ error }: { error: unknown }) => {
  const { pathname } = useLocation();
  if (!isSignedIn() && layoutOf(pageOf(pathname), false) !== 'simple') throw error;
  return <ErrorPage error={error} />;
};

/** Renders the one page under its own path pattern, so that `useParams` finds its parameters. */
const Shown = ({ page, Page }: Extract<Content, { page: unknown }>) =>
  useRoutes([{ path: pagePatterns[page.name], element: <Page /> }]);
