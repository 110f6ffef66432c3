import type { RequestItem } from '@novosel/contract/requests/calls.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Badge } from '@novosel/ui/status/badge.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useEstateWords } from '../estate/use-estate-words.ts';
import type { RequestKinds } from './request-family.ts';
import { RequestPill } from './request-pill.tsx';
import { useRequests } from './use-requests.ts';

/**
 * The person's requests, with loading, failed and empty states.
 * @param of only these kinds; without it, all
 */
export const RequestsCard = <Kind extends string, Item extends RequestItem>({
  family,
  of,
}: {
  family: RequestKinds<Kind, Item>;
  of?: readonly Kind[];
}) => {
  const t = useText();
  const { items, isPending, isError, isFetching, refetch } = useRequests(family);
  const shown = items?.filter((one) => !of || of.includes(family.kindOf(one)));
  return (
    <Card title={t('requests.mine')} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} height="56px" />}
      {!items && isError && (
        <ErrorState title={t('requests.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && (
        <EmptyState icon={ClipboardList} title={t('requests.empty')}>
          {family.words.empty(t)}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <List label={t('requests.mine')}>
          {shown.map((item) => (
            <RequestRow key={item.id} family={family} item={item} />
          ))}
        </List>
      )}
    </Card>
  );
};

const RequestRow = <Kind extends string, Item extends RequestItem>({
  family,
  item,
}: {
  family: RequestKinds<Kind, Item>;
  item: Item;
}) => {
  const t = useText();
  const locale = useLocale();
  const words = useEstateWords();
  const { id, number, estate, createdAt, hasNew, state, turn } = item;
  const kind = family.kindOf(item);
  const day = formatDay(createdAt, { now: Date.now(), locale });
  return (
    <ListRow
      href={family.addressOf(kind, id)}
      title={
        <>
          {family.words.kind(kind, locale)} {hasNew && <Badge>{t('requests.new')}</Badge>}
        </>
      }
      note={[t('requests.row', { number, day }), estate && words.name(estate)].filter(Boolean).join(' · ')}
      end={<RequestPill of={family} state={state} turn={turn} />}
    />
  );
};
