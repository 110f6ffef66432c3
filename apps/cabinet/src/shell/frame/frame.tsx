import { goLive } from '@novosel/client/live.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { layoutOf } from '../../routing/layout-of.ts';
import { loadAccount } from '../account.ts';
import type { LayoutProps } from '../layouts.tsx';
import { queries } from '../queries.ts';
import { BackPlace } from './back-place.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

/**
 * The frame of a signed-in person: header, menu, footer, and on a phone the tab bar. A flow page of a deal (the deal
 * layout) has its back link and no tab bar, since its one act stands there.
 */
export const Layout = ({ page, children }: LayoutProps) => {
  const t = useText();
  const flow = layoutOf(page, true) === 'deal';
  useEffect(() => {
    void loadAccount();
    let stop: (() => void) | undefined;
    let gone = false;
    goLive(queries).then(
      (way) => {
        stop = way;
        if (gone) way();
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
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
        {!flow && <TabBar page={page} />}
      </div>
    </QueryClientProvider>
  );
};
