import { siteRoles } from '@novosel/contract/sites/desk-rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Globe from 'lucide-react/icons/globe';
import { useMatch } from 'react-router';
import { ListPage } from '../../shared/panes/list-page.tsx';
import { sitesPatterns } from './paths.ts';
import { SiteList } from './site-list.tsx';
import { SitePane } from './site-pane.tsx';

/**
 * Sites that sign people in through the cabinet, and machine clients; beside them the card of the chosen one.
 */
export default function SitesPage() {
  const t = useText();
  const site = useMatch(sitesPatterns.one)?.params.site;
  return (
    <ListPage
      title={t('sites.title')}
      roles={siteRoles}
      denied={{ title: t('sites.denied'), note: t('sites.denied.note') }}
      list={<SiteList chosen={site} />}
      chosen={site && <SitePane key={site} clientId={site} />}
      none={{ icon: Globe, title: t('sites.none'), note: t('sites.none.note') }}
    />
  );
}
