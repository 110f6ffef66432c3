import { getDeal, listDeals as listEndpoint } from '@novosel/contract/deals/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { prepareListManagers } from '../managers/public.ts';
import { listDeals } from './list-deals.ts';
import { readDeal } from './read-deal.ts';

export function bindDeals(bind: Bind, { db: pool, clock }: Pick<Context, 'db' | 'clock'>): void {
  const deps = { clock, managersOf: prepareListManagers(pool) };
  bind(listEndpoint, async ({ db, viewer }) => ({
    result: true as const,
    data: { now: clock.now().toISOString(), items: await listDeals(db, viewer.userId) },
  }));
  bind(getDeal, async ({ db, viewer, params }) => ({
    result: true as const,
    data: await readDeal(deps, db, viewer.userId, params.estate),
  }));
}
