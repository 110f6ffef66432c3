import { expectedWorkingDayFrom } from './expected-working-days.ts';
import { isoDay } from './time.ts';

const dayMs = 86_400_000;

/** The last moment of a day, YYYY-MM-DD, in Moscow. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+03:00`);

/** The closing time of the office on a day, YYYY-MM-DD, in Moscow. */
export const endOfOfficeDay = (day: string): Date => new Date(`${day}T18:00:00+03:00`);

const lastDay = (since: Date, days: number): string => isoDay(since.getTime() + days * dayMs);

/** The end of a term for a person's own act in the cabinet: the end of its last day, also of a day off. */
export const endOfOwnTerm = (since: Date, days: number): Date => endOfDay(lastDay(since, days));

/** Terms that began before this moment are over. */
export const ownTermsSince = (now: Date, days: number): Date =>
  new Date(`${isoDay(now.getTime() - days * dayMs)}T00:00:00+03:00`);

/**
 * The end of a term that depends on a bank, a registry or the law: the end of its last day, or of the next
 * working day. It is our promise and works for any year; terms set by law are `termEnd` (decision 088).
 */
export const endOfLawTerm = (since: Date, days: number): Date =>
  endOfDay(expectedWorkingDayFrom(lastDay(since, days)));

/** The end of a term in which office staff promise to act: 18:00 of a working day. */
export const endOfOfficeTerm = (since: Date, days: number): Date =>
  endOfOfficeDay(expectedWorkingDayFrom(lastDay(since, days)));
