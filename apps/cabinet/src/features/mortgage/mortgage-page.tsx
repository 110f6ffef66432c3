import { queryFor } from '@novosel/client/query-for.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { PageHead } from '@novosel/ui/page-head.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ConsentCard } from './consent-card.tsx';
import { DealPayment } from './deal-payment.tsx';
import { NextCard } from './next-card.tsx';

/** The way to a mortgage: the consent for the banks, then one application with the manager (S3-44, S4.7-14), and what a loan costs. */
export default function MortgagePage() {
  const t = useText();
  const { data, error, refetch, isFetching } = useQuery(queryFor(getMortgage, { query: {} }));
  const head = <PageHead title={t('mortgage.title')} note={t('mortgage.note')} />;
  if (data)
    return (
      <>
        {head}
        <div className="stack">
          <ConsentCard signed={data.sopdSigned} />
          <NextCard signed={data.sopdSigned} />
          <DealPayment />
        </div>
      </>
    );
  return (
    <>
      {head}
      {error ? (
        <ErrorState title={t('mortgage.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="220px" />
        </div>
      )}
    </>
  );
}
