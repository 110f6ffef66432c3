import { useProofWanted } from '@novosel/client/calls/proof-window.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { auditRoles, deskActRules } from '@novosel/contract/desk/rules.ts';
import { feedbackRoles } from '@novosel/contract/feedback/rules.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { serviceRoles } from '@novosel/contract/services/rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { siteRoles } from '@novosel/contract/sites/desk-rules.ts';
import { slipRoles } from '@novosel/contract/slips/rules.ts';
import { Logo } from '@novosel/ui/look/logo.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { LoadingBar } from '@novosel/ui/status/loading-bar.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, NavLink, Outlet, useLocation, useNavigation } from 'react-router';
import { sectionAt, sectionsFor } from '../features/catalogue/frame/sections.ts';
import { brand } from '../shared/brand.ts';
import { mayBy } from '../shared/may-by.ts';
import { useCurrentInView } from '../shared/panes/use-current-in-view.ts';
import { auditPath, deskPatterns, queuePath } from '../shared/paths.ts';
import { ChatsLink, inChats, keepsChats } from './chats-link.tsx';
import styles from './desk-frame.module.css';
import { DeskSearch } from './desk-search.tsx';
import { ProofWindow } from './proof-window.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { useLiveDesk } from './use-live-desk.ts';
import { useOnline } from './use-online.ts';

/** Pages to which the menu of the person leads. */
const transferRoles = deskActRules['confirm-transfer'].roles;
const ofMenu = [deskPatterns.staff, deskPatterns.roles, deskPatterns.security];

/** The frame of every page of the desk: the bar above, the page under it. */
export const DeskFrame = () => {
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
  const [catalogue] = sectionsFor(me?.roles ?? []);
  const inCatalogue = sectionAt(pathname) !== undefined;
  const inFeedback = pathname.startsWith(deskPatterns.feedback);
  const inServices = pathname.startsWith(deskPatterns.services);
  const inPeople = pathname.startsWith(deskPatterns.people);
  const inPassports = pathname.startsWith(deskPatterns.passports);
  const inSlips = pathname === deskPatterns.slips;
  const inSites = pathname.startsWith(deskPatterns.sites);
  const inQueue =
    !inCatalogue &&
    !inFeedback &&
    !inServices &&
    !inPeople &&
    !inPassports &&
    !inSlips &&
    pathname !== deskPatterns.transfers &&
    !inSites &&
    !ofMenu.some((one) => pathname.startsWith(one)) &&
    !inChats(pathname) &&
    pathname !== auditPath;
  const seesFeedback = mayBy(feedbackRoles, me?.roles);
  const seesServices = mayBy(serviceRoles, me?.roles);
  const seesPeople = mayBy(peopleRoles, me?.roles);
  const seesPassports = mayBy(passportRoles, me?.roles);
  const seesTransfers = mayBy(transferRoles, me?.roles);
  const seesSlips = mayBy(slipRoles, me?.roles);
  const seesSites = mayBy(siteRoles, me?.roles);
  const seesAudit = mayBy(auditRoles, me?.roles);
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
          {seesTransfers && <NavLink to={deskPatterns.transfers}>{t('desk.transfers')}</NavLink>}
          {seesFeedback && <NavLink to={deskPatterns.feedback}>{t('desk.feedback')}</NavLink>}
          {seesServices && <NavLink to={deskPatterns.services}>{t('desk.services')}</NavLink>}
          {seesSlips && <NavLink to={deskPatterns.slips}>{t('desk.slips')}</NavLink>}
          {seesPeople && <NavLink to={deskPatterns.people}>{t('desk.people')}</NavLink>}
          {seesPassports && <NavLink to={deskPatterns.passports}>{t('desk.passports')}</NavLink>}
          {catalogue && (
            <Link to={catalogue.href} aria-current={inCatalogue ? 'page' : undefined}>
              {t('desk.catalogue')}
            </Link>
          )}
          {me && keepsChats(me.roles) && <ChatsLink />}
          {seesSites && <NavLink to={deskPatterns.sites}>{t('desk.sites')}</NavLink>}
          {seesAudit && <NavLink to={auditPath}>{t('desk.audit')}</NavLink>}
        </nav>
        <StaffMenu me={me} />
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
