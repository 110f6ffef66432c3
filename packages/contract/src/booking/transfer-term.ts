import { isExpectedWorkingDay } from '../time/expected-working-days.ts';
import { isoDay } from '../time/time.ts';
import { bookedUntil } from './booked-until.ts';
import { transferBankingDays } from './terms.ts';

const dayMs = 86_400_000;

/**
 * Until when a promised transfer keeps the estate: 18:00 in Moscow of the third banking day after today, but
 * not before the end of the hold and not after the agreed last day of the booking.
 */
export function transferUntil(
  chosenAt: Date,
  { holdUntil, end }: { readonly holdUntil: Date; readonly end: Date },
): Date {
  let at = chosenAt.getTime();
  for (let left = transferBankingDays; left > 0; ) {
    at += dayMs;
    if (isExpectedWorkingDay(isoDay(at))) left -= 1;
  }
  const promised = Math.min(bookedUntil(new Date(at), 0).getTime(), end.getTime());
  return new Date(Math.max(promised, holdUntil.getTime()));
}
