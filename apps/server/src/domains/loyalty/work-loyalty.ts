import type { Context } from '../../context.ts';
import { countDeals } from './count-deals.ts';
import { reviewLevels } from './review-levels.ts';

const reviewSeconds = 10 * 60;

/** Jobs that count registered deals and review levels. */
export async function workLoyalty(deps: Pick<Context, 'db' | 'clock' | 'events' | 'jobs'>): Promise<void> {
  await deps.jobs.every('loyalty.review', reviewSeconds, async () => {
    await countDeals(deps);
    await reviewLevels(deps);
  });
}
