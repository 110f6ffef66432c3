import type { blockers } from '@novosel/contract/privacy/held.ts';
import type { Executor } from '../../platform/database/db.ts';
import { hasOpenBooking } from '../booking/public.ts';
import { hasOpenDeal, openDealsOf } from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { hasOpenRefund } from '../payments/public.ts';

type Blocker = keyof typeof blockers;

/** What must end before a deletion; undefined when there is no such person. */
export async function blockersOf(db: Executor, userId: number): Promise<Blocker[] | undefined> {
  const person = await personOf(db, userId);
  if (!person) return undefined;
  const stands: Readonly<Record<Blocker, boolean>> = {
    // The main buyer may still cancel the booking of his deal.
    booking: (await hasOpenBooking(db, userId)) || (await openDealsOf(db, userId)).length > 0,
    deal: await hasOpenDeal(db, userId),
    refund: await hasOpenRefund(db, userId),
    staff: person.isEmployee,
  };
  return (['booking', 'deal', 'refund', 'staff'] as const).filter((code) => stands[code]);
}
