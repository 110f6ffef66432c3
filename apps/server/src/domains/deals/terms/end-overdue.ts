import type { Context } from '../../../context.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { expireBooking } from '../../booking/public.ts';
import { overdueDeals } from '../deals.repo.ts';
import { tellInstallments } from '../money/tell-installments.ts';
import { endsByTerm } from './by-term.ts';
import { delayContracts } from './delay-contracts.ts';
import { tellMissedDays } from './tell-missed-days.ts';

type Deps = Pick<Context, 'acquirer' | 'clock' | 'db' | 'dealGuard' | 'events' | 'jobs' | 'log'>;

const atOnce = 100;
const sweepSeconds = 30;

/**
 * Ends the bookings of deals whose term has passed while it was the buyer's turn: his page has told him until
 * when and what he loses, the agreement says that the booking ends with its term, and the estate must not
 * wait for nobody.
 */
export async function endOverdue(deps: Deps): Promise<void> {
  const overdue = await overdueDeals(deps.db, endsByTerm, deps.clock.now(), atOnce);
  const ids = overdue.map(({ bookingId }) => bookingId);
  await eachAlone(deps.log, 'a booking could not be ended', ids, (id) => expireBooking(deps, id));
}

export async function workDeals(context: Deps): Promise<void> {
  await context.jobs.every('deal.sweep', sweepSeconds, async () => {
    await endOverdue(context);
    await delayContracts(context);
    await tellMissedDays(context);
    await tellInstallments(context);
  });
}
