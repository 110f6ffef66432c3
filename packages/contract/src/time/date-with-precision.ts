import * as z from 'zod/mini';
import { day } from '../wire/schema.ts';
import { lastDayOfMonth } from './day-arithmetic.ts';

const within = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const year = z.int().check(z.minimum(1), z.maximum(9999));

/** A date that is known to a day, a month, a quarter or a half-year; promises are kept by its last day. */
export const dateWithPrecision = z.discriminatedUnion('precision', [
  z.object({ precision: z.literal('day'), day }),
  z.object({ precision: z.literal('month'), year, month: within(12) }),
  z.object({ precision: z.literal('quarter'), year, quarter: within(4) }),
  z.object({ precision: z.literal('half-year'), year, half: within(2) }),
]);
export type DateWithPrecision = z.output<typeof dateWithPrecision>;

/** The last day of the span, YYYY-MM-DD: 31 December for a fourth quarter. */
export function deadlineOf(date: DateWithPrecision): string {
  switch (date.precision) {
    case 'day':
      return date.day;
    case 'month':
      return lastDayOfMonth(date.year, date.month);
    case 'quarter':
      return lastDayOfMonth(date.year, date.quarter * 3);
    case 'half-year':
      return lastDayOfMonth(date.year, date.half * 6);
  }
}

/**
 * Orders dates by their deadlines: negative when `one` ends earlier, positive when later, 0 when both end on
 * one day, whatever their precision.
 */
export function compareDeadlines(one: DateWithPrecision, other: DateWithPrecision): number {
  const [first, second] = [deadlineOf(one), deadlineOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
