import { RefusalError } from '@novosel/client/errors.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { getSiteProof } from '@novosel/contract/sites/endpoints.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queries } from '../../shell/queries.ts';
import { AskedAgain, AskedOther } from './asked-again.tsx';

/** A site wants to know that it is the person himself who is there now: he proves it and goes back to the site. */
export default function AgainPage() {
  // The frame of the sign-in, in which this stands, asks for nothing.
  return (
    <QueryClientProvider client={queries}>
      <Asked />
    </QueryClientProvider>
  );
}

const Asked = () => {
  const t = useText();
  const { request = '' } = useParams();
  const asked = queryFor(getSiteProof, { params: { request } });
  const { data, error, refetch, isFetching } = useQuery(asked);
  if (data) return data.data.other ? <AskedOther {...data.data} /> : <AskedAgain {...data.data} />;
  if (error instanceof RefusalError && error.code === 'NOT_FOUND') {
    return (
      <>
        <h1 className="title-l">{t('again.gone.title')}</h1>
        <Alert tone="warn">{t('again.gone.text')}</Alert>
      </>
    );
  }
  return (
    <>
      <h1 className="title-l">{t('again.title')}</h1>
      {error ? (
        <ErrorState title={t('again.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="240px" />
        </div>
      )}
    </>
  );
};
