import { goLive } from '@novosel/client/live.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { layoutOf } from '../../routing/layout-of.ts';
import { loadAccount } from '../account.ts';
import { IdleGuard } from '../idle/idle-guard.tsx';
import type { LayoutProps } from '../layouts.tsx';
import { queries } from '../queries.ts';
import { BackPlace } from './back-place.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

/** In ms: the line for news is opened when the page has what it shows. */
const quietAfter = 2000;

const liveWhenQuiet = (): (() => void) => {
  let stop: (() => void) | undefined;
  let gone = false;
  const open = async () => {
    const way = await goLive(queries);
    if (gone) way();
    else stop = way;
  };
  // Without the line the page still asks when it is opened; the next page tries again.
  const timer = setTimeout(() => void open().catch(() => undefined), quietAfter);
  return () => {
    gone = true;
    clearTimeout(timer);
    stop?.();
  };
};

/**
 * The frame of a signed-in person: header, menu, footer, and on a phone the tab bar. A flow page of a deal (the deal
 * layout) has its back link and no tab bar, since its one act stands there.
 */
export const Layout = ({ page, children }: LayoutProps) => {
  const t = useText();
  const flow = layoutOf(page, true) === 'deal';
  useEffect(() => {
    void loadAccount();
    return liveWhenQuiet();
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <div className={flow ? undefined : styles.withTabBar} data-tabbar={flow ? undefined : ''}>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Header page={page} />
        <main className="container page" id="main" tabIndex={-1}>
          <BackPlace page={page} flow={flow}>
            {children}
          </BackPlace>
        </main>
        <Footer />
        <IdleGuard />
        {!flow && <TabBar page={page} />}
      </div>
    </QueryClientProvider>
  );
};
