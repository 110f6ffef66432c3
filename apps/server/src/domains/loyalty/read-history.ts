import type { CountedDeal } from '@novosel/contract/loyalty/endpoints.ts';
import { ladderAt, yearsAfter } from '@novosel/contract/loyalty/ladder.ts';
import type { Executor } from '../../platform/database/db.ts';
import { openDealsOf } from '../deals/public.ts';
import { boughtBy } from './bought.ts';
import { findDeals } from './loyalty.repo.ts';

/** First deals that wait for registration, then counted deals of five years (S4.11-06). */
export async function readHistory(db: Executor, userId: number, now: Date): Promise<CountedDeal[]> {
  const { historyYears, windowYears } = ladderAt(now);
  const counted = await findDeals(db, userId, yearsAfter(now, -historyYears));
  const open = await openDealsOf(db, userId);
  const waiting = open.filter(({ id }) => !counted.some(({ dealId }) => dealId === id));
  const bought = await boughtBy(
    db,
    userId,
    waiting.map(({ bookingId }) => bookingId),
  );
  return [
    ...waiting.flatMap(({ id, bookingId }): CountedDeal[] => {
      const what = bought.get(bookingId);
      return what ? [{ ...what, id, at: null, until: null }] : [];
    }),
    ...counted.map(({ id, kind, number, complex, kopecks, at }) => ({
      id,
      kind,
      number,
      complex,
      kopecks,
      at: at.toISOString(),
      until: yearsAfter(at, windowYears).toISOString(),
    })),
  ];
}
