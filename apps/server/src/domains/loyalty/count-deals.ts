import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { registeredDeals } from '../deals/public.ts';
import { boughtBy } from './bought.ts';
import { insertDeals, lastCounted } from './loyalty.repo.ts';

/** A deal's event has the time of its act, but may be committed later: the search overlaps by this time. */
const overlapSeconds = 24 * 60 * 60;

/** Counts deals registered since the last run, each once. */
export async function countDeals({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const last = await lastCounted(db);
  const registered = await registeredDeals(db, last ? after(last, -overlapSeconds) : new Date(0));
  for (const { id: dealId, userId, bookingId, at } of registered) {
    const bought = (await boughtBy(db, userId, [bookingId])).get(bookingId);
    if (bought) await insertDeals(db, [{ ...bought, id: uuidv7(clock.now()), userId, dealId, at }]);
  }
}
