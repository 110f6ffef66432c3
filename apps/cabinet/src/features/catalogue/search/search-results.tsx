import { type EstateFilter, filtersOn } from '@novosel/contract/catalogue/choosing/filter.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useScrolledNear } from '@novosel/ui/behaviour/use-scrolled-near.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useState } from 'react';
import { plansById } from '../../../shared/estate/plans-by-id.ts';
import { useLoadingWhile } from '../../../shared/page/use-loading-while.ts';
import { TilesSkeleton } from '../tiles/estate-tiles.tsx';
import { EstateWindow } from '../tiles/estate-window.tsx';
import styles from './estates-page.module.css';
import { MovedLine } from './moved-line.tsx';
import { havePassedRowsChanged, missedRows } from './passed-rows.ts';
import { uniqueRows } from './unique-rows.ts';
import type { useEstates } from './use-estates.ts';

interface SearchResultsProps {
  found: ReturnType<typeof useEstates>;
  filter: EstateFilter;
  onClear: () => void;
}

/**
 * The number of pages that load by scrolling; after them a button loads more, so that the footer can be
 * reached.
 */
const pagesByScrolling = 4;

/** The search results, page after page. */
export const SearchResults = ({ found, filter, onClear }: SearchResultsProps) => {
  const t = useText();
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetching, fetchNextPage } = found;
  useLoadingWhile(isPlaceholderData);
  const [met, setMet] = useState<readonly number[]>();
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // Fetching a page cancels other fetches of the list: a refetch in progress would be lost.
  const scrolls = hasNextPage && !error && !isFetching && !isPlaceholderData;
  const foot = useScrolledNear<HTMLDivElement>(scrolls && (data?.pages.length ?? 0) < pagesByScrolling, more);
  if (isPending) return <TilesSkeleton />;
  if (!data) {
    return (
      <Card>
        <ErrorState title={t('catalogue.failed')} onRetry={() => void found.refetch()} />
      </Card>
    );
  }
  const estates = uniqueRows(data.pages.map((page) => page.data.items));
  const renew = async () => {
    const { data: now, isSuccess } = await found.refetch();
    if (!isSuccess) return;
    const ids = uniqueRows(now.pages.map((page) => page.data.items)).map(({ id }) => id);
    setMet(
      missedRows(
        estates.map(({ id }) => id),
        ids,
      ),
    );
  };
  if (estates.length === 0) return <Nothing narrowed={filtersOn(filter) > 0} onClear={onClear} />;
  return (
    <div className={isPlaceholderData ? styles.old : undefined} aria-busy={isPlaceholderData || undefined}>
      <EstateWindow
        estates={estates}
        plans={plansById(data.pages.flatMap((page) => page.data.plans))}
        form={filter.form}
        met={met}
        label={t('catalogue.title')}
      />
      {error && <ErrorState title={t('catalogue.failed')} onRetry={more} />}
      {hasNextPage && !error && (
        <div ref={foot} className={styles.more}>
          <Button variant="secondary" busy={isFetching} onClick={more}>
            {t('catalogue.more')}
          </Button>
        </div>
      )}
      {!isPlaceholderData && havePassedRowsChanged(data.pages.map((page) => page.data)) && (
        <MovedLine busy={found.isRefetching} onRenew={() => void renew()} />
      )}
    </div>
  );
};

const Nothing = ({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) => {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={t('catalogue.empty')}
        action={
          narrowed && (
            <Button variant="secondary" onClick={onClear}>
              {t('catalogue.filters.clear')}
            </Button>
          )
        }
      >
        {t('catalogue.empty.note')}
      </EmptyState>
    </Card>
  );
};
