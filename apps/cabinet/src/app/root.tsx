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
import { forgetLastKnown } from '../shell/last-known/kept.ts';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { loadedLayout } from './layouts.tsx';
import { layoutOf, variantOf } from './page-looks.ts';
import { useArrival } from './use-arrival.ts';
import { useRouteChange } from './use-route-change.ts';
import { useScroll } from './use-scroll.ts';

const FrozenBanner = late(async () => (await import('../shell/frozen-banner.tsx')).FrozenBanner);

/** Only a frozen cabinet brings the code of its banner. */
const FrozenPlace = ({ pathname }: { pathname: string }) => (
  <FrozenBanner when={Boolean(useUser()?.frozenAt) && pathname} />
);

/** Guests walk with a keyboard, too. */
const inheritFocus = async (): Promise<Stop> =>
  (await import('@novosel/ui/behaviour/focus-heir.ts')).inheritFocus();

/**
 * What stands on every page: the layout of the place, the loading bar, toasts, the word that there is no
 * connection.
 */
export const Root = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const loading = useLoading();
  useScroll();
  useArrival(pathname);
  useRouteChange();
  // Chosen at the arrival: the end of a session must not change the frame before the next page is there.
  const { page, layout } = useMemo(() => {
    const found = pageOf(pathname);
    return { page: found, layout: layoutOf(found, isSignedIn()) };
  }, [pathname]);
  useEffect(() => {
    // Whoever stood here before is gone: nothing of his stays for the next one.
    if (!isSignedIn()) forgetLastKnown();
  }, []);
  useEffect(() => beginLater([{ after: quietAfter, what: [inheritFocus] }]), []);
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
