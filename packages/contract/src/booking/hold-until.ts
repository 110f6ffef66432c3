import { endOfOwnTerm } from '../time/end-of-term.ts';

const daySeconds = 86_400;

/**
 * The end of a hold for passport, signature and payment. A hold of minutes ends to the minute, one of days at
 * the end of the last day.
 */
export function holdUntil(startedAt: Date, holdSeconds: number): Date {
  return holdSeconds < daySeconds
    ? new Date(startedAt.getTime() + holdSeconds * 1000)
    : endOfOwnTerm(startedAt, holdSeconds / daySeconds);
}
