import * as z from 'zod/mini';
import { printedLine } from '../fields/field-rules.ts';
import type { StaffRole } from '../wire/endpoint.ts';
import { day, moment, uuid } from '../wire/schema.ts';

/**
 * A notarial power of attorney by which a trusted person signs (Civil Code, articles 185 and 185.1; decision
 * 034).
 */

/** Roles that read a power with its scans and decide about it: those that check passports. */
export const powerRoles = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];

/** `withdrawn`: a newer one replaced it before the desk decided. */
export const powerStates = ['asked', 'accepted', 'refused', 'withdrawn'] as const;
export type PowerState = (typeof powerStates)[number];

/** Most pages or files of one power. */
export const powerScansAtMost = 10;

/** As in the paper; a power without a term is valid for a year (article 186). */
export const powerForm = z.object({
  /** Number in the register of notarial acts, «77/100-н/77-2026-1-234». */
  number: printedLine(3, 60),
  /** The notary. */
  notary: printedLine(3, 120),
  givenOn: day,
  /** Its last day. */
  until: day,
  scans: z.array(uuid).check(z.minLength(1), z.maxLength(powerScansAtMost)),
});
export type PowerForm = z.output<typeof powerForm>;

/** The impossible dates: given after today, already over, or over before it began. `today` is YYYY-MM-DD. */
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

/** The latest power of a delegation, as both of its people see it. */
export const powerView = z.object({
  state: z.enum(powerStates),
  number: z.string(),
  until: day,
  givenAt: moment,
  /** Whether it lets the trusted person sign now. */
  inForce: z.boolean(),
  /** Why the desk refused it; only for the principal. */
  answer: z.nullable(z.string()),
});
export type PowerView = z.output<typeof powerView>;

/** A power as an agreement and the evidence of its signature name it. */
export interface NamedPower {
  readonly id: string;
  readonly number: string;
  readonly notary: string;
  /** YYYY-MM-DD */
  readonly givenOn: string;
}
