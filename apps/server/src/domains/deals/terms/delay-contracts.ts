import type { Context } from '../../../context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { findBooking } from '../../booking/public.ts';
import { carryOut } from '../carry-out.ts';
import { lateContracts, lockOpenDeal } from '../deals.repo.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

const atOnce = 100;

/**
 * A contract that is not ready on the promised day is said to be late, on both sides (truth 9 of the domain).
 */
export async function delayContracts(deps: Deps): Promise<void> {
  const late = await lateContracts(deps.db, deps.clock.now(), atOnce);
  await eachAlone(deps.log, 'a late contract could not be told', late, (id) => delay(deps, id));
}

function delay(deps: Deps, bookingId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const deal = await lockOpenDeal(tx, bookingId);
    const at = deps.clock.now();
    if (deal?.place !== 'contract-draft' || !deal.dueAt || deal.dueAt > at) return;
    const bookedUntil = (await findBooking(tx, bookingId))?.bookedUntil ?? null;
    const move = { from: 'contract-draft', event: 'delay-contract', to: 'contract-late' } as const;
    await carryOut(deps, tx, { deal, move, bookedUntil, by: { actor: 'clock' }, at });
  });
}
