import { isoDay } from '../time.ts';

const dayMs = 86_400_000;

/** The end of a booking of so many days: at 18:00 in Moscow on the last one, as the agreement says. */
export function bookedUntil(startedAt: Date, days: number): Date {
  return new Date(`${isoDay(startedAt.getTime() + days * dayMs)}T18:00:00+03:00`);
}
