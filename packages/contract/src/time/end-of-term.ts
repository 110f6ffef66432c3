import { expectedWorkingDayFrom } from './expected-working-days.ts';
import { isoDay } from './time.ts';

const dayMs = 86_400_000;

/** The last moment of a day, YYYY-MM-DD, in Moscow. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+03:00`);

/** When the office closes on a day, YYYY-MM-DD, in Moscow. */
export const endOfOfficeDay = (day: string): Date => new Date(`${day}T18:00:00+03:00`);

const lastDay = (since: Date, days: number): string => isoDay(since.getTime() + days * dayMs);

/** A term of days for what a person does here by himself: to the end of the last one, a day off as well. */
export const endOfOwnTerm = (since: Date, days: number): Date => endOfDay(lastDay(since, days));

/** What began before this moment has no such term left; what began at it or later has. */
export const ownTermsSince = (now: Date, days: number): Date =>
  new Date(`${isoDay(now.getTime() - days * dayMs)}T00:00:00+03:00`);

/**
 * A term of days that needs a bank, a registry or the law: to the end of the last one, or of the working day
 * after it. The program promises it, in any year; what the law itself sets is `termEnd` (decision 088).
 */
export const endOfLawTerm = (since: Date, days: number): Date =>
  endOfDay(expectedWorkingDayFrom(lastDay(since, days)));

/** A term of days within which people of an office promise to act: to 18:00 of a working day. */
export const endOfOfficeTerm = (since: Date, days: number): Date =>
  endOfOfficeDay(expectedWorkingDayFrom(lastDay(since, days)));
