import { isSignedIn } from '@novosel/client/calls/session.ts';
import { late } from '@novosel/ui/status/late.tsx';
import { LoadingBar } from '@novosel/ui/status/loading-bar.tsx';
import { Toasts } from '@novosel/ui/toasts/toasts.tsx';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../shared/account/use-user.ts';
import { pageOf } from '../shared/navigation/page-of.ts';
import { beginLater, quietAfter, type Stop } from '../shared/page/begin-later.ts';
import { useLoading } from '../shared/page/loading.ts';
import { ChatPlace } from '../shell/chat/chat-place.tsx';
import { forgetLastKnown } from '../shell/last-known/last-known-state.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { loadedLayout } from './layouts.tsx';
import { layoutOf, variantOf } from './page-looks.ts';
import { useArrival } from './use-arrival.ts';
import { useRouteChange } from './use-route-change.ts';
import { useScroll } from './use-scroll.ts';

const FrozenBanner = late(async () => (await import('../shell/frozen-banner.tsx')).FrozenBanner);

/** Only a frozen cabinet loads the code of its banner. */
const FrozenPlace = ({ pathname }: { pathname: string }) => (
  <FrozenBanner when={Boolean(useUser()?.frozenAt) && pathname} />
);

/** Moves the focus on when the focused element is removed; guests use a keyboard, too. */
const keepFocusInPage = async (): Promise<Stop> =>
  (await import('@novosel/ui/behaviour/keep-focus-in-page.ts')).keepFocusInPage();

/** Parts of every page: the layout, the loading bar, toasts, the message that there is no connection. */
export const Root = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const loading = useLoading();
  useScroll();
  useArrival(pathname);
  useRouteChange();
  // Computed at the arrival: the end of a session must not change the frame before the next page is ready.
  const { page, layout } = useMemo(() => {
    const found = pageOf(pathname);
    return { page: found, layout: layoutOf(found, isSignedIn()) };
  }, [pathname]);
  useEffect(() => {
    // The former user is gone: nothing of his may stay for the next one.
    if (!isSignedIn()) forgetLastKnown();
  }, []);
  useEffect(() => beginLater([{ after: quietAfter, what: [keepFocusInPage] }]), []);
  const Layout = loadedLayout(layout);
  if (!Layout) return null;
  return (
    <>
      <LoadingBar active={loading.active} percent={loading.percent} />
      <OfflineBanner />
      {isSignedIn() && <FrozenPlace pathname={pathname} />}
      <Layout page={page} layout={layout} variant={variantOf(page)}>
        {children}
      </Layout>
      <ChatPlace />
      <Toasts />
    </>
  );
};
