import type { searchDeskEstates } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import type { QueryOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { estatePlace } from '../../../shared/words/estate-words.ts';
import styles from './estate-picker.module.css';
import { useEstateSearch } from './use-estate-search.ts';

interface FoundEstatesProps {
  wanted: QueryOf<typeof searchDeskEstates>;
  chosen: readonly number[];
  full: string | null;
  onToggle: (id: number) => void;
}

const hundred = 100;

/** Estates that match the filters, cheapest first; each can be added to the set or removed. */
export const FoundEstates = ({ wanted, chosen, full, onToggle }: FoundEstatesProps) => {
  const t = useText();
  const query = useEstateSearch(wanted);
  const { items, found } = query;
  if (query.isPending) return <Skeleton lines={4} height="56px" />;
  if (!items || !found) return <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (items.length === 0)
    return <EmptyState title={t('catalogue.pick.none')}>{t('catalogue.pick.none.note')}</EmptyState>;
  return (
    <div className={styles.found} aria-busy={query.isFetching || undefined}>
      <p className="small muted" role="status">
        {t(found.exact ? 'catalogue.pick.found' : 'catalogue.pick.found.more', { count: found.total })}
      </p>
      <List label={t('catalogue.pick.title')}>
        {items.map((one) => {
          const name = estatePlace(one, one.complex.title, t);
          const within = chosen.includes(one.id);
          const act = t(within ? 'catalogue.pick.taken' : 'catalogue.pick.take');
          return (
            <ListRow
              key={one.id}
              title={name}
              note={t('catalogue.pick.row', {
                building: one.building.number,
                floor: one.floor,
                area: (one.areas.all / hundred).toFixed(1).replace('.', t('catalogue.cell.decimal')),
                price: formatMoney(one.prices.full),
              })}
              end={
                <Button
                  variant={within ? 'primary' : 'secondary'}
                  small
                  aria-pressed={within}
                  aria-label={t('catalogue.pick.take.of', { name, act })}
                  disabledReason={within ? null : full}
                  onClick={() => onToggle(one.id)}
                >
                  {act}
                </Button>
              }
            />
          );
        })}
      </List>
      <NextPage query={query}>{t('catalogue.pick.more')}</NextPage>
    </div>
  );
};
