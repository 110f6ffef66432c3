import { catalogueEndpoints } from '@novosel/contract/catalogue/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { countFlats, listFlats } from './choosing/list-flats.ts';
import { setFavourite } from './choosing/set-favourite.ts';
import { listComplexes } from './list-complexes.ts';
import { readEstateCard } from './read-estate-card.ts';
import { countEstates, searchEstates } from './search/search-estates.ts';

export function bindCatalogue(bind: Bind, deps: Pick<Context, 'db' | 'pool' | 'clock'>): void {
  const e = catalogueEndpoints;
  bind(e.listFlats, ({ viewer }) => listFlats(deps, viewer.userId));
  const counters = countFlats(deps.db);
  bind(e.getFlatCounters, ({ viewer }) => counters(viewer.userId));
  bind(e.setFavourite, async ({ act, body }) => ok({ cart: await setFavourite(deps, act, body) }));
  bind(e.listComplexes, async ({ db }) => ok(await listComplexes(db)));
  bind(e.searchEstates, async ({ db, viewer, query }) => ok(await searchEstates(db, query, viewer?.userId)));
  bind(e.countEstates, async ({ db, query }) => ok(await countEstates(db, query)));
  bind(e.getEstate, async ({ db, viewer, params }) => {
    const card = await readEstateCard(db, params.estate, viewer?.userId);
    if (!card) throw new AppError('NOT_FOUND');
    return ok(card);
  });
}
