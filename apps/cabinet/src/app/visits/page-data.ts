import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { Params } from 'react-router';
import { isEstateId } from '../../shared/navigation/saved-targets.ts';
import { loadPart } from '../../shared/page/loading.ts';
import { queries } from '../../shared/page/queries.ts';
import { built } from '../pages.ts';

/** The address of a booking may have no estate: then there is no data to fetch. */
const aboutEstate = (page: PageName, params: Params): boolean => 'estate' in params || page === 'booking';

/** Begins to fetch the first data of the page; the page itself reports a failure. */
export const warm = (page: PageName, params: Params): void => {
  const estate = params.estate ?? '';
  if (aboutEstate(page, params) && !isEstateId(estate)) return;
  const first = built[page]?.asks ?? [];
  if (first.length === 0) return;
  void loadPart('data', Promise.all(first.map((ask) => queries.prefetchQuery(ask(Number(estate))))));
};
