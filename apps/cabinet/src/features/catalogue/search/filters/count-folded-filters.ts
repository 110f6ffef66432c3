import { type EstateFilter, filtersOn, usualFilter } from '@novosel/contract/catalogue/choosing/filter.ts';

/** How many of the folded filters are active. */
export const countFoldedFilters = ({
  building,
  floorFrom,
  floorTo,
  notFirst,
  notLast,
  finishing,
  side,
  view,
}: EstateFilter): number =>
  filtersOn({ ...usualFilter, building, floorFrom, floorTo, notFirst, notLast, finishing, side, view });
