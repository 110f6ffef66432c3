import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listSubscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { PartOf } from '../../../shared/page/part-of.tsx';
import { useKeptTitle } from '../use-kept-title.tsx';
import { NewsRow } from './news-row.tsx';

/** Kinds of news and the channels that deliver them (decision 023). */
export const NewsCard = () => {
  const t = useText();
  const { data: known } = useQuery(queryFor(listSubscriptions));
  const title = useKeptTitle(t('news.title'), known?.data.advertising);
  return (
    <Card title={title}>
      <PartOf query={queryFor(listSubscriptions)} failed={t('news.failed')}>
        {({ data: { items, advertising } }) => (
          <>
            <p className="small muted">{t('news.always')}</p>
            <List label={t('news.title')}>
              {items.map(({ kind, ways }) => (
                <NewsRow key={kind} kind={kind} ways={ways} closed={kind === 'offers' && !advertising} />
              ))}
            </List>
          </>
        )}
      </PartOf>
    </Card>
  );
};
