import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { LogLink } from '../../shared/panes/log-link.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { SiteFacts } from './site-facts.tsx';
import { SiteHead } from './site-head.tsx';
import { SiteWatch } from './site-watch.tsx';

/** One client: how it was registered, who signs in there, whether it hears that people leave. */
export const SitePane = ({ clientId }: { clientId: string }) => {
  const t = useText();
  const query = useQuery(queryFor(deskSite, { params: { site: clientId } }));
  const now = useServerNow(query.data?.data.now, query.dataUpdatedAt);
  return (
    <CardPane
      label={t('sites.card')}
      back={{ href: deskPatterns.sites, words: t('sites.back') }}
      query={query}
      view={query.data?.data}
      absent={{ title: t('sites.absent'), note: t('sites.absent.note') }}
      failed={t('sites.card.error')}
    >
      {(view) => (
        <>
          <SiteHead site={view.site} now={now} />
          <SiteWatch site={view.site} now={now} />
          <SiteFacts site={view.site} now={now} />
          <LogLink subject={`site:${clientId}`}>{t('sites.log')}</LogLink>
        </>
      )}
    </CardPane>
  );
};
