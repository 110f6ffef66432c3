import { isSignedIn } from '@novosel/client/session.ts';
import { LoadingBar } from '@novosel/ui/loading-bar.tsx';
import { Toasts } from '@novosel/ui/toasts.tsx';
import { useMemo } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { layoutOf } from '../routing/layout-of.ts';
import { pageOf } from '../routing/page-of.ts';
import { loadedLayout } from './layouts.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useArrival } from './use-arrival.ts';
import { useScroll } from './use-scroll.ts';

/** What stands on every page: the layout of the place, the loading bar, toasts, the word that there is no connection. */
export const Root = () => {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useScroll();
  useArrival(pathname);
  // Chosen at the arrival: the end of a session must not change the frame before the next page is there.
  const { page, layout } = useMemo(() => {
    const found = pageOf(pathname);
    return { page: found, layout: layoutOf(found, isSignedIn()) };
  }, [pathname]);
  const Layout = loadedLayout(layout);
  if (!Layout) return null;
  return (
    <>
      <LoadingBar active={state !== 'idle'} />
      <OfflineBanner />
      <Layout page={page}>
        <Outlet />
      </Layout>
      <Toasts />
    </>
  );
};
