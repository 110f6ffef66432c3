import { Button } from '@novosel/ui/button.tsx';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { PageHead } from '@novosel/ui/page-head.tsx';
import { filtersOn } from './estate-filter.ts';
import { EstateFilters } from './estate-filters.tsx';
import { EstateTiles, TilesSkeleton } from './estate-tiles.tsx';
import styles from './estates-page.module.css';
import { useEstateFilter } from './use-estate-filter.ts';
import { useEstates } from './use-estates.ts';

/** The estates for sale, for guests and buyers alike. */
export default function EstatesPage() {
  const t = useText();
  const { filter, change, clear } = useEstateFilter();
  const found = useEstates(filter);
  const total = found.data?.pages[0]?.data.total;
  return (
    <>
      <PageHead title={t('catalogue.title')} note={t('catalogue.note')} />
      <EstateFilters filter={filter} onChange={change} />
      <div className={styles.total}>
        <p role="status">{total === undefined ? null : t('catalogue.total', { count: total })}</p>
        {filtersOn(filter) > 0 && <LinkButton onClick={clear}>{t('catalogue.filters.clear')}</LinkButton>}
      </div>
      <Found found={found} onClear={clear} />
    </>
  );
}

interface FoundProps {
  found: ReturnType<typeof useEstates>;
  onClear: () => void;
}

const Found = ({ found, onClear }: FoundProps) => {
  const t = useText();
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = found;
  if (isPending) return <TilesSkeleton />;
  if (!data) return <ErrorState title={t('catalogue.failed')} onRetry={() => void found.refetch()} />;
  const estates = data.pages.flatMap((page) => page.data.items);
  if (estates.length === 0) {
    return (
      <EmptyState
        title={t('catalogue.empty')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('catalogue.filters.clear')}
          </Button>
        }
      >
        {t('catalogue.empty.note')}
      </EmptyState>
    );
  }
  return (
    <div className={isPlaceholderData ? styles.old : undefined} aria-busy={isPlaceholderData || undefined}>
      <EstateTiles estates={estates} label={t('catalogue.title')} />
      {error && <ErrorState title={t('catalogue.failed')} onRetry={() => void found.fetchNextPage()} />}
      {hasNextPage && !error && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('catalogue.more')}
          </Button>
        </div>
      )}
    </div>
  );
};
