import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listComplexes } from '@novosel/contract/catalogue/endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './estates-page.module.css';
import { Chips } from './filters/chips.tsx';
import type { Complexes } from './filters/filter-options.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { useEstateCount } from './filters/use-estate-count.ts';
import { useEstateFilter } from './filters/use-estate-filter.ts';
import { SearchResults } from './search-results.tsx';
import { SortSelect } from './sort-select.tsx';
import { useEstates } from './use-estates.ts';
import { WaysToLook } from './ways-to-look.tsx';

const none: Complexes = [];

/** The estates for sale, for guests and buyers alike. */
export default function EstatesPage() {
  const t = useText();
  const { data, isPending } = useQuery(queryFor(listComplexes));
  const complexes = data?.data ?? none;
  const { filter, change, clear } = useEstateFilter(complexes);
  const facets = useEstateCount(filter)?.facets;
  const found = useEstates(filter);
  const first = found.data?.pages[0]?.data;
  const sort = <SortSelect value={filter.sort} onChange={(order) => change({ sort: order })} />;
  return (
    <>
      <PageHead title={t('catalogue.title')} note={t('catalogue.note')} />
      <WaysToLook complexes={complexes} busy={isPending} filter={filter} />
      <FilterPanel filter={filter} onChange={change} complexes={complexes} facets={facets}>
        <div className={styles.sort}>{sort}</div>
      </FilterPanel>
      <div className={`${styles.bar} phone`}>
        <FilterSheet filter={filter} onChange={change} complexes={complexes} />
        {sort}
      </div>
      <Chips filter={filter} complexes={complexes} busy={isPending} onChange={change} onClear={clear} />
      <p role="status" className={styles.total}>
        {first && t('catalogue.total', { count: first.total, exact: String(first.exact) })}
      </p>
      <SearchResults found={found} filter={filter} onClear={clear} />
    </>
  );
}
