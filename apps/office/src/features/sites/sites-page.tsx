import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { siteRoles } from '@novosel/contract/sites/desk-rules.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { useMatch } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import { TwoPanes } from '../../shared/panes/two-panes.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { SiteList } from './site-list.tsx';
import { SitePane } from './site-pane.tsx';

/** Sites that sign people in through the cabinet, and machines; beside them the card of the chosen one. */
export default function SitesPage() {
  const t = useText();
  const site = useMatch(deskPatterns.site)?.params.site;
  const roles = useQuery(queryFor(deskMe)).data?.data.roles;
  if (roles && !siteRoles.some((role) => roles.includes(role))) {
    return (
      <main id="main" className={listPane.pane}>
        <h1 className="title-l">{t('sites.title')}</h1>
        <EmptyState title={t('sites.denied')}>{t('sites.denied.note')}</EmptyState>
      </main>
    );
  }
  return (
    <TwoPanes
      title={t('sites.title')}
      list={<SiteList chosen={site} />}
      chosen={
        site ? (
          <SitePane key={site} clientId={site} />
        ) : (
          <EmptyState icon={Globe} title={t('sites.none')}>
            {t('sites.none.note')}
          </EmptyState>
        )
      }
      open={site !== undefined}
    />
  );
}
