import { classNames } from '@novosel/ui/look/class-names.ts';
import { late } from '@novosel/ui/status/late.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { loadAccount } from '../../shared/page/account.ts';
import { queries } from '../../shared/page/queries.ts';
import { useTrouble } from '../../shared/page/start-trouble.ts';
import { useStartedOffline } from '../connection-lost.ts';
import { IdleGuard } from '../idle/idle-guard.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { Windows } from '../windows.tsx';
import { BackPlace } from './back-place.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { whenQuiet } from './when-quiet.ts';

const LastKnown = late(
  async () => (await (await import('../last-known/load-last-known.ts')).loadLastKnown()).LastKnownPage,
);
const StartAlert = late(async () => (await import('../start-alert.tsx')).StartAlert);

/**
 * The page, below the list of parts that failed to load; if the visit began without a connection, the saved
 * state instead.
 */
const Inside = ({ children }: { children: ReactNode }) => {
  const cut = useStartedOffline();
  const { failed, nothing } = useTrouble();
  if (cut) return <LastKnown />;
  return (
    <>
      {failed.length > 0 && !nothing && <StartAlert when={failed} />}
      {children}
    </>
  );
};

/**
 * The frame of a signed-in person: header, menu, footer, and the tab bar on a phone. A flow page of a deal
 * (the deal layout) has its back link and no tab bar, since its only act takes that place.
 */
export const Layout = ({ page, layout, variant, children }: LayoutProps) => {
  const t = useText();
  const flow = layout === 'deal';
  useEffect(() => {
    void loadAccount();
    return whenQuiet();
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <div
        className={classNames(styles.root, !flow && styles.withTabBar)}
        data-tabbar={flow ? undefined : ''}
      >
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Header page={page} />
        <main className="container page" id="main" tabIndex={-1} data-variant={variant}>
          <div className={variant && styles[variant]}>
            <BackPlace page={page} flow={flow && variant !== 'appointmentSuccess'}>
              <Inside>
                <Unconfirmed>{children}</Unconfirmed>
              </Inside>
            </BackPlace>
          </div>
        </main>
        <Footer />
        <IdleGuard />
        <Windows />
        {!flow && <TabBar page={page} />}
      </div>
    </QueryClientProvider>
  );
};
