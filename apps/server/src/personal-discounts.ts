import type { PersonalDiscounts } from './domains/booking/personal-discounts.ts';
import { personOf } from './domains/identity/public.ts';
import { discountsFor } from './domains/loyalty/public.ts';
import type { Clock } from './platform/clock.ts';

/** Discounts of one person; passed to booking, which comes before loyalty. */
export function personalDiscounts(clock: Clock): PersonalDiscounts {
  return async (db, userId) => {
    const person = await personOf(db, userId);
    const locale = person?.locale === 'en' ? 'en' : 'ru';
    return discountsFor(db, { userId, locale, now: clock.now() });
  };
}
