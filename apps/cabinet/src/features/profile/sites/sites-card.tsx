import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listConnectedSites } from '@novosel/contract/sites/endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useRef } from 'react';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { SiteRow } from './site-row.tsx';

/** Sites that the person enters through the cabinet, and the way to take back what they read (promise 18). */
export const SitesCard = () => {
  const t = useText();
  const title = useRef<HTMLSpanElement>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });
  const heading = (
    <span ref={title} tabIndex={-1}>
      {t('sites.title')}
    </span>
  );
  return (
    <Card title={heading}>
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
