import type { SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';

/** Days before the end of a power or a certificate from which the page warns. */
const warnedDays = 30;

export interface Ending {
  readonly what: 'power' | 'certificate';
  /** The last day, YYYY-MM-DD. */
  readonly on: string;
}

type Signatory = Pick<SignatoryView, 'power' | 'validUntil' | 'state'>;

/** `powerless`: the certificate is in force, and the power is over. */
export type SignatoryState = SignatoryView['state'] | 'powerless';

/**
 * Whether somebody may sign on a day, or why not.
 * @param today YYYY-MM-DD
 */
export const stateOn = ({ state, power }: Signatory, today: string): SignatoryState =>
  state === 'active' && power && power.until < today ? 'powerless' : state;

/**
 * What of a signatory who may sign, or soon may, ends within a month.
 * @param today YYYY-MM-DD
 */
export function endingsOf(signatory: Signatory, today: string): Ending[] {
  if (!['active', 'ordered'].includes(signatory.state)) return [];
  const { power, validUntil } = signatory;
  const ends = [
    { what: 'power', on: power?.until },
    { what: 'certificate', on: validUntil === null ? undefined : isoDay(validUntil) },
  ] as const;
  return ends.flatMap(({ what, on }) =>
    on !== undefined && on >= today && on <= addDays(today, warnedDays) ? [{ what, on }] : [],
  );
}
