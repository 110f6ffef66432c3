import type { Context } from './context.ts';
import type { PersonalDiscounts } from './domains/booking/public.ts';
import { personOf } from './domains/identity/public.ts';
import { discountsFor } from './domains/loyalty/public.ts';

/** What lowers the price for one person; handed to booking, which stands before loyalty. */
export function personalDiscounts({ clock }: Pick<Context, 'clock'>): PersonalDiscounts {
  return async (db, userId, estateId) => {
    const person = await personOf(db, userId);
    const locale = person?.locale === 'en' ? 'en' : 'ru';
    return discountsFor(db, { userId, estateId, locale, now: clock.now() });
  };
}
