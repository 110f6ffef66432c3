import type { SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';

/** Days before the end of a power or a certificate from which the page warns. */
const warnedDays = 30;

export interface Ending {
  readonly what: 'power' | 'certificate';
  /** The last day, YYYY-MM-DD. */
  readonly on: string;
  /** Whether that day is past. */
  readonly over: boolean;
}

/**
 * What of a signatory ends soon, or has ended.
 * @param today YYYY-MM-DD
 */
export function endingsOf(
  { power, validUntil }: Pick<SignatoryView, 'power' | 'validUntil'>,
  today: string,
): Ending[] {
  const ends = [
    { what: 'power', on: power?.until },
    { what: 'certificate', on: validUntil === null ? undefined : isoDay(validUntil) },
  ] as const;
  return ends.flatMap(({ what, on }) =>
    on !== undefined && on <= addDays(today, warnedDays) ? [{ what, on, over: on < today }] : [],
  );
}
