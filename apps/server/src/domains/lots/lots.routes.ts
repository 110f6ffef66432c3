import { lotsEndpoints } from '@novosel/contract/lots/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { readLots } from './read-lots.ts';
import { takeLot } from './take-lot.ts';

type Deps = Pick<Context, 'dealGuard' | 'events' | 'personalDiscounts'>;

export function bindLots(bind: Bind, deps: Deps): void {
  bind(lotsEndpoints.getLots, async ({ db, act, params }) =>
    ok(await readLots(deps, db, act, params.estate)),
  );
  bind(lotsEndpoints.takeLot, async ({ db, act, params: { estate }, body }) => {
    await takeLot(deps, db, act, { estateId: estate, lotId: body.lot, priceKopecks: body.priceKopecks });
    return ok(await readLots(deps, db, act, estate));
  });
}
