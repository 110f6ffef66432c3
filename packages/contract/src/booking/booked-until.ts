import { endOfOfficeDay } from '../time/end-of-term.ts';
import { isoDay } from '../time/time.ts';

const dayMs = 86_400_000;

/** The end of a booking of so many days: at 18:00 in Moscow on the last one, as the agreement says. */
export function bookedUntil(startedAt: Date, days: number): Date {
  return endOfOfficeDay(isoDay(startedAt.getTime() + days * dayMs));
}
