import { formatterIn, instant, type When } from './clock.ts';

/**
 * The present day at an object, YYYY-MM-DD: «today» of its terms, wherever the reader is.
 * @param zone the object's IANA time zone; `moscow` where it names none
 * @throws {RangeError} for an unknown zone
 */
export function todayIn(zone: string, now: When): string {
  const parts = formatterIn(zone, 'en', { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(instant(now))
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string>;
  return `${year}-${month}-${day}`;
}
