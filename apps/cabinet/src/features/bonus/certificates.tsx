import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listCertificates } from '@novosel/contract/loyalty/endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

/** Certificates that the developer has given: for what, how much, until when (S7-34). */
export const Certificates = () => {
  const t = useText();
  const { data, isError, isFetching, refetch } = useQuery(queryFor(listCertificates));
  return (
    <Card title={t('loyalty.certificates')} minor>
      {!data && isError && (
        <ErrorState
          title={t('loyalty.certificates.failed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={2} />}
      {data?.length === 0 && <p className="small muted">{t('loyalty.certificates.empty')}</p>}
      {data && data.length > 0 && (
        <List label={t('loyalty.certificates')}>
          {data.map(({ id, title, kopecks, validUntil }) => (
            <ListRow
              key={id}
              title={title}
              note={
                validUntil
                  ? t('loyalty.until', { date: formatDate(validUntil) })
                  : t('loyalty.certificates.endless')
              }
              end={<Money sum={kopecks} />}
            />
          ))}
        </List>
      )}
    </Card>
  );
};
