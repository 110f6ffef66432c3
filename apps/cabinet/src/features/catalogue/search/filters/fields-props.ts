import type { EstateFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import type { EstateFacets } from '@novosel/contract/catalogue/endpoints.ts';
import type { Complexes } from './filter-options.ts';
import type { FilterPart } from './use-estate-filter.ts';

export interface FieldsProps {
  filter: EstateFilter;
  /** Keep it the same from draw to draw: a field being typed in waits for it. */
  onChange: (part: FilterPart) => void;
  complexes: Complexes;
  facets: EstateFacets | undefined;
}
