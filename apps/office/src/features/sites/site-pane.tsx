import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { LogLink } from '../../shared/panes/log-link.tsx';
import { useCard } from '../../shared/panes/use-card.ts';
import { sitesPatterns } from './paths.ts';
import { SiteFacts } from './site-facts.tsx';
import { SiteHead } from './site-head.tsx';
import { SiteWatch } from './site-watch.tsx';

/** One client: its registration, its sign-ins, and whether it receives sign-out notices. */
export const SitePane = ({ clientId }: { clientId: string }) => {
  const t = useText();
  const { now, shown } = useCard(queryFor(deskSite, { params: { site: clientId } }));
  return (
    <CardPane
      label={t('sites.card')}
      back={{ href: sitesPatterns.all, words: t('sites.back') }}
      {...shown}
      absent={{ title: t('sites.absent'), note: t('sites.absent.note') }}
      failed={t('sites.card.error')}
    >
      {({ site }) => (
        <>
          <SiteHead site={site} now={now} />
          <SiteWatch site={site} now={now} />
          <SiteFacts site={site} now={now} />
          <LogLink subject={`site:${clientId}`}>{t('sites.log')}</LogLink>
        </>
      )}
    </CardPane>
  );
};
