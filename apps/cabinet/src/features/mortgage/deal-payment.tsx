import { queryFor } from '@novosel/client/query-for.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { TryPayment } from './try-payment.tsx';

/** The loan for the flat that is being bought; whoever buys none counts on the page of a flat. */
export const DealPayment = () => {
  const t = useText();
  const { data, error, refetch, isFetching } = useQuery(queryFor(listDeals));
  const deal = data?.data.items.find(({ open }) => open);
  if (data) return deal ? <TryPayment deal={deal} now={data.data.now} /> : null;
  if (error)
    return <ErrorState title={t('mortgage.try.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <Skeleton height="420px" />
    </div>
  );
};
