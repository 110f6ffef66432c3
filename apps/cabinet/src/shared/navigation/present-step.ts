import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getDeal } from '@novosel/contract/deals/endpoints.ts';
import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import { queries } from '../page/queries.ts';

/** The target of `/deals/{estate}` alone: the screen of the deal's present step (ruling S2.3-01). */
export const presentStep = async (estate: number): Promise<string> => {
  const { data } = await queries.fetchQuery(queryFor(getDeal, { params: { estate } }));
  return safePath(data.turn.link, isLandingPage) ?? path('dealView', { estate });
};
