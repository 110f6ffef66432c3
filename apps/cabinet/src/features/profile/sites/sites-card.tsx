import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listConnectedSites } from '@novosel/contract/sites/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useFocusTitle } from '../use-focus-title.tsx';
import { SiteRow } from './site-row.tsx';

/**
 * Client sites that the person signs in to through the cabinet, and the way to disconnect them (promise 18).
 */
export const SitesCard = () => {
  const t = useText();
  const { title, toTitle } = useFocusTitle(t('sites.title'));
  return (
    <Card title={title}>
      <PartOf query={queryFor(listConnectedSites)} failed={t('sites.failed')}>
        {({ data: { items, now } }) =>
          items.length === 0 ? (
            <p className="muted">{t('sites.none')}</p>
          ) : (
            <List label={t('sites.title')}>
              {items.map((site) => (
                <SiteRow key={site.clientId} site={site} now={now} onFocusLost={toTitle} />
              ))}
            </List>
          )
        }
      </PartOf>
    </Card>
  );
};
