import { endOfOwnTerm } from '../time/end-of-term.ts';

const daySeconds = 86_400;

/**
 * The end of a hold for passport, signature and payment: one of minutes to the minute, one of days to the end
 * of the last.
 */
export function holdUntil(startedAt: Date, holdSeconds: number): Date {
  return holdSeconds < daySeconds
    ? new Date(startedAt.getTime() + holdSeconds * 1000)
    : endOfOwnTerm(startedAt, holdSeconds / daySeconds);
}
