import { useProofWanted } from '@novosel/client/calls/proof-window.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Logo } from '@novosel/ui/look/logo.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { LoadingBar } from '@novosel/ui/status/loading-bar.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { brand } from '../shared/brand.ts';
import { isUnder, type Section } from '../shared/navigation/section.ts';
import { useCurrentInView } from '../shared/panes/use-current-in-view.ts';
import { queuePath } from '../shared/paths.ts';
import styles from './desk-frame.module.css';
import { DeskSearch } from './desk-search.tsx';
import { ProofWindow } from './proof-window.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { useLiveDesk } from './use-live-desk.ts';
import { useOnline } from './use-online.ts';

interface DeskFrameProps {
  sections: readonly Section[];
}

/** The frame of every page of the desk: the bar above, the page below. */
export const DeskFrame = ({ sections }: DeskFrameProps) => {
  const t = useText();
  const locale = useLocale();
  const online = useOnline();
  const proofWanted = useProofWanted();
  const { pathname } = useLocation();
  const moving = useNavigation().state !== 'idle';
  const { data } = useQuery(queryFor(deskMe));
  const me = data?.data;
  useLiveDesk();
  const menu = useCurrentInView<HTMLElement>(`${pathname} ${me?.roles}`);
  const entries = sections.flatMap((section) => section.menu ?? []);
  const personEntries = sections.flatMap((section) => section.personMenu ?? []);
  const addresses = [...entries.map(({ under }) => under), ...personEntries.map(({ href }) => href)];
  const inQueue = !addresses.some((address) => isUnder(pathname, address));
  return (
    <div className={styles.root}>
      <a className="skip" href="#main">
        {t('desk.skip')}
      </a>
      <LoadingBar active={moving} />
      <header className={styles.top}>
        <Logo
          name={brand.name[locale]}
          href={queuePath}
          mark={brand.logo.paths.map((d) => <path key={d} d={d} />)}
        />
        <span className={styles.name}>{t('desk.name')}</span>
        <DeskSearch />
        <nav ref={menu} className={styles.nav} aria-label={t('desk.menu')}>
          <Link to={queuePath} aria-current={inQueue ? 'page' : undefined}>
            {t('desk.queue')}
          </Link>
          {entries.map(({ words, under, leadsTo, Count }) => {
            const href = leadsTo(me?.roles ?? []);
            if (!href) return null;
            return (
              <Link key={under} to={href} aria-current={isUnder(pathname, under) ? 'page' : undefined}>
                {Count ? (
                  <span className={styles.counted}>
                    {t(words)}
                    <Count />
                  </span>
                ) : (
                  t(words)
                )}
              </Link>
            );
          })}
        </nav>
        <StaffMenu me={me} entries={personEntries} />
      </header>
      {!online && (
        <div className={styles.offline} role="status">
          <Alert tone="warn">{t('desk.offline')}</Alert>
        </div>
      )}
      <Outlet />
      {proofWanted && <ProofWindow />}
    </div>
  );
};
