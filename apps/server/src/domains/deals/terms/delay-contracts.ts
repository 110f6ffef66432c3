import type { Context } from '../../../context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { carryOut } from '../carry-out.ts';
import { overdueDeals } from '../deals.repo.ts';
import { lockDeal } from '../step-deal.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

const atOnce = 100;

/**
 * A contract that is not ready on the promised day is said to be late, on both sides (truth 9 of the domain).
 */
export async function delayContracts(deps: Deps): Promise<void> {
  const late = await overdueDeals(deps.db, ['contract-draft'], deps.clock.now(), atOnce);
  const ids = late.map(({ id }) => id);
  await eachAlone(deps.log, 'a late contract could not be told', ids, (id) => delay(deps, id));
}

function delay(deps: Deps, dealId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockDeal(tx, dealId);
    const at = deps.clock.now();
    const { place, dueAt } = locked?.deal ?? {};
    if (!locked || place !== 'contract-draft' || !dueAt || dueAt > at) return;
    const { deal, booking } = locked;
    const { bookedUntil } = booking;
    const move = { from: 'contract-draft', event: 'delay-contract', to: 'contract-late' } as const;
    await carryOut(deps, tx, { deal, move, bookedUntil, by: { actor: 'clock' }, at });
  });
}
