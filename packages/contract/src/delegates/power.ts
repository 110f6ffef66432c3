import * as z from 'zod/mini';
import { printedLine } from '../fields/field-rules.ts';
import type { StaffRole } from '../wire/endpoint.ts';
import { day, moment, uuid } from '../wire/schema.ts';

/**
 * A notarial power of attorney by which a trusted person signs (Civil Code, articles 185 and 185.1; decision
 * 034).
 */

/** Who reads a power with its scans and decides about it: the same who check passports. */
export const powerRoles = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];

/** `withdrawn`: another one has taken its place before the desk decided. */
export const powerStates = ['asked', 'accepted', 'refused', 'withdrawn'] as const;
export type PowerState = (typeof powerStates)[number];

/** At most so many pages or files of one power. */
export const powerScansAtMost = 10;

/** As it stands in the paper; a power that names no term is good for a year (article 186). */
export const powerForm = z.object({
  /** In the register of notarial acts, «77/100-н/77-2026-1-234». */
  number: printedLine(3, 60),
  /** Who has certified it. */
  notary: printedLine(3, 120),
  givenOn: day,
  /** Its last day. */
  until: day,
  scans: z.array(uuid).check(z.minLength(1), z.maxLength(powerScansAtMost)),
});
export type PowerForm = z.output<typeof powerForm>;

/**
 * The days that cannot be: given after today, over already, or over before it began. `today` is YYYY-MM-DD.
 */
export function wrongDays(
  { givenOn, until }: Pick<PowerForm, 'givenOn' | 'until'>,
  today: string,
): ('givenOn' | 'until')[] {
  const wrong: ('givenOn' | 'until')[] = [];
  if (givenOn > today) wrong.push('givenOn');
  if (until < today || until < givenOn) wrong.push('until');
  return wrong;
}

/** Whether a power lets its trusted person sign. The day is Moscow's, YYYY-MM-DD. */
export const powerInForce = (
  power: { readonly state: PowerState; readonly until: string },
  today: string,
): boolean => power.state === 'accepted' && power.until >= today;

/** The last power of a delegation, as the two of it see it. */
export const powerView = z.object({
  state: z.enum(powerStates),
  number: z.string(),
  until: day,
  givenAt: moment,
  /** Lets the trusted person sign now. */
  inForce: z.boolean(),
  /** Why the desk has refused it; for the principal alone. */
  answer: z.nullable(z.string()),
});
export type PowerView = z.output<typeof powerView>;

/** As an agreement and the evidence of its signature name it. */
export interface NamedPower {
  readonly id: string;
  readonly number: string;
  readonly notary: string;
  /** YYYY-MM-DD */
  readonly givenOn: string;
}
