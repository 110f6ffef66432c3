import { pageOfRequest } from '@novosel/contract/services/pages.ts';
import { type Service, services } from '@novosel/contract/services/rules.ts';
import type { ServiceItem } from '@novosel/contract/services/schema.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Badge } from '@novosel/ui/status/badge.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { RequestPill } from './request-pill.tsx';
import { useRequests } from './use-requests.ts';

/**
 * The person's requests with their waiting, failed and empty faces.
 * @param of only of these services; without it, all
 */
export const RequestsCard = ({ of }: { of?: readonly Service[] }) => {
  const t = useText();
  const { items, isPending, isError, isFetching, refetch } = useRequests();
  const shown = items?.filter(({ service }) => !of || of.includes(service));
  return (
    <Card title={t('services.mine')} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} height="56px" />}
      {!items && isError && (
        <ErrorState title={t('services.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && (
        <EmptyState icon={ClipboardList} title={t('services.empty')}>
          {t('services.empty.note')}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <List label={t('services.mine')}>
          {shown.map((item) => (
            <RequestRow key={item.id} item={item} />
          ))}
        </List>
      )}
    </Card>
  );
};

const RequestRow = ({ item }: { item: ServiceItem }) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const { id, number, service, estate, createdAt, hasNew } = item;
  const day = formatDay(createdAt, { now: Date.now(), locale });
  return (
    <ListRow
      href={path(pageOfRequest[service], { id })}
      title={
        <>
          {services[service][locale]} {hasNew && <Badge>{t('services.new')}</Badge>}
        </>
      }
      note={[t('services.row', { number, day }), estate && words.name(estate)].filter(Boolean).join(' · ')}
      end={<RequestPill {...item} />}
    />
  );
};
