import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { listPricePlans } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImportState } from '../imports/import-state.tsx';
import { planPath } from '../paths.ts';

/** All plans of prices with their states, and links to their estates. */
export const PlansCard = () => {
  const t = useText();
  const query = useInfiniteQuery(pagesFor(listPricePlans, 'before'));
  const plans = query.data?.pages.flatMap(({ data }) => data.items);
  if (plans?.length === 0) return null;
  return (
    <Card title={t('catalogue.scope.plans')} aria-busy={query.isPending || undefined}>
      {query.isPending && <Skeleton lines={3} height="56px" />}
      {query.isError && !plans && <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />}
      {plans && (
        <List label={t('catalogue.scope.plans')}>
          {plans.map((plan) => (
            <ListRow
              key={plan.id}
              href={planPath(plan.id)}
              title={plan.fileName}
              note={t('catalogue.scope.row', {
                day: plan.validFrom === null ? '' : formatDate(plan.validFrom),
                count: plan.changed,
                who: plan.staff,
              })}
              end={<ImportState batch={plan} />}
            />
          ))}
        </List>
      )}
      <NextPage query={query}>{t('catalogue.pick.more')}</NextPage>
    </Card>
  );
};
