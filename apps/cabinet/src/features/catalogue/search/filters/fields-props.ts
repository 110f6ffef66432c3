import type { EstateFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import type { EstateFacets } from '@novosel/contract/catalogue/endpoints.ts';
import type { Complexes } from './filter-options.ts';
import type { FilterPart } from './use-estate-filter.ts';

export interface FieldsProps {
  filter: EstateFilter;
  /** Must be the same function in every render: a field that is being typed in waits for it. */
  onChange: (part: FilterPart) => void;
  complexes: Complexes;
  facets: EstateFacets | undefined;
}
