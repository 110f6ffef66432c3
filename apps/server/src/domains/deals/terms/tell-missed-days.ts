import { contractReasons } from '@novosel/contract/contracts/acts.ts';
import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { contractMissed } from '../deals.events.ts';
import { insertDealEvent } from '../deals.repo.ts';
import { tellPages } from '../note-act.ts';
import { lockDeal } from '../step-deal.ts';
import { missed, untoldDays } from './missed-days.repo.ts';

type Deps = Pick<Context, 'clock' | 'db' | 'events' | 'log'>;

const atOnce = 100;

/** Tells once of each later day of a contract that has passed without it (truth 9 of the domain). */
export async function tellMissedDays(deps: Deps): Promise<void> {
  const ids = await untoldDays(deps.db, { now: deps.clock.now(), limit: atOnce });
  await eachAlone(deps.log, 'a missed day of a contract could not be told', ids, (id) => tellOne(deps, id));
}

function tellOne(deps: Deps, dealId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const deal = (await lockDeal(tx, dealId))?.deal;
    const at = deps.clock.now();
    const [found] = await untoldDays(tx, { now: at, limit: 1, dealId });
    if (!deal?.dueAt || found === undefined) return;
    const { place, number, estateId } = deal;
    const day = isoDay(deal.dueAt);
    const reason = `${contractReasons.missed.ru} ${formatDate(day)}`;
    await insertDealEvent(tx, {
      dealId,
      at,
      actor: 'clock',
      event: missed,
      fromPlace: place,
      toPlace: place,
      reason,
    });
    await tellPages(tx, deal, at);
    await deps.events.publish(tx, contractMissed, { dealId, estateId, number, day, at });
  });
}
