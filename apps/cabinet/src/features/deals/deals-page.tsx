import { queryFor } from '@novosel/client/queries/query-for.ts';
import { tabTypes } from '@novosel/contract/catalogue/choosing/tabs.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { isListedUnder } from '@novosel/contract/deals/flat-category.ts';
import { dealCategories, path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DealFailed } from '../../shared/deal/deal-failed.tsx';
import { DealSkeleton } from '../../shared/deal/deal-skeleton.tsx';
import styles from '../../shared/deal/deals.module.css';
import { LeavingCard } from '../../shared/leaving/leaving-card.tsx';
import { DealRow } from './deal-row.tsx';

/**
 * The reader's deals, those with his turn first; the category is a segment of the address (ruling S2.2-12).
 */
export default function DealsPage() {
  const t = useText();
  const locale = useLocale();
  const chosen = useParams().category ?? 'all';
  const { data, error, refetch, isFetching } = useQuery(queryFor(listDeals));
  if (!data)
    return (
      <>
        <PageHead title={t('deals.title')} />
        {error ? (
          <DealFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DealSkeleton />
        )}
      </>
    );
  const { items, now } = data.data;
  const shown = items.filter(
    (deal) => chosen === 'all' || dealCategories.some((one) => one === chosen && isListedUnder(deal, one)),
  );
  const tabs = [
    { key: 'all', title: t('deals.tab.all'), count: items.length, href: path('deals', {}) },
    ...dealCategories.map((category) => ({
      key: category,
      title: tabTypes[category][locale],
      count: items.filter((deal) => isListedUnder(deal, category)).length,
      href: path('deals', { category }),
    })),
  ];
  return (
    <>
      <PageHead title={t('deals.title')} />
      <Tabs label={t('deals.categories')} tabs={tabs} value={chosen}>
        {shown.length === 0 ? (
          <EmptyState
            title={t('deals.none', { category: chosen })}
            action={
              items.length > 0 ? (
                <ButtonLink href={path('deals', {})} variant="secondary">
                  {t('deals.show-all')}
                </ButtonLink>
              ) : (
                <ButtonLink href={path('estates')}>{t('deals.choose')}</ButtonLink>
              )
            }
          >
            {t('deals.none.note', { category: chosen })}
          </EmptyState>
        ) : (
          <div className={styles.deals}>
            {shown.map((deal) => (
              <AboutEstate key={deal.number} kind={deal.estate.kind}>
                <DealRow deal={deal} now={now} />
              </AboutEstate>
            ))}
          </div>
        )}
      </Tabs>
      <LeavingCard deals={items} />
    </>
  );
}
