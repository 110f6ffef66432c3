import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { registeredDeals } from '../deals/public.ts';
import { boughtBy } from './bought.ts';
import { insertDeals, lastCounted } from './loyalty.repo.ts';

/** A step is written by the moment of its act, and may be committed a little later. */
const overlapSeconds = 24 * 60 * 60;

/** Counts the deals that have been registered since the last time, each once. */
export async function countDeals({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const last = await lastCounted(db);
  const registered = await registeredDeals(db, last ? after(last, -overlapSeconds) : new Date(0));
  for (const { id: dealId, userId, bookingId, at } of registered) {
    const bought = (await boughtBy(db, userId, [bookingId])).get(bookingId);
    if (bought) await insertDeals(db, [{ ...bought, id: uuidv7(clock.now()), userId, dealId, at }]);
  }
}
