import * as z from 'zod/mini';
import { passport, passportForm } from '../users/schema.ts';
import { form, moment, uuid } from '../wire/schema.ts';
import { changeStates, passportStates } from './rules.ts';

/** The same lengths as for every other reason in the cabinet and at the desk. */
export const passportReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

const scans = z.array(uuid).check(z.minLength(1), z.maxLength(10));

/** A new passport with its scans. */
export const givenPassport = form({ passport: passportForm, scans });

const changeView = z.object({
  id: uuid,
  state: z.enum(changeStates),
  askedAt: moment,
  /** The buyer's reason. */
  reason: z.string(),
  decidedAt: z.nullable(moment),
  /** Why the desk refused. */
  answer: z.nullable(z.string()),
});
export type PassportChange = z.output<typeof changeView>;

export const ownPassport = z.object({
  state: z.enum(passportStates),
  passport: z.nullable(passport),
  checkedAt: z.nullable(moment),
  /** Why the desk could not check it. */
  refusal: z.nullable(z.string()),
  /** The waiting request, or the last one if the desk refused it. */
  change: z.nullable(changeView),
  now: moment,
});
export type OwnPassport = z.output<typeof ownPassport>;

/** What the desk sees before it opens the passport. */
export const passportGlance = z.object({
  state: z.enum(passportStates),
  /** «40•• ••••14» */
  masked: z.nullable(z.string()),
  /** When it was entered, or checked. */
  at: z.nullable(moment),
  refusal: z.nullable(z.string()),
  change: z.nullable(z.object({ askedAt: moment, reason: z.string() })),
});
export type PassportGlance = z.output<typeof passportGlance>;

const scan = z.object({ id: uuid, title: z.string(), bytes: z.int() });

const openedPassport = z.object({ ...passportForm.shape, scans: z.array(scan) });
export type OpenedPassport = z.output<typeof openedPassport>;

export const passportFile = z.object({
  state: z.enum(passportStates),
  passport: z.nullable(openedPassport),
  /** Version that was opened: a decision about another version is refused. */
  seen: z.nullable(moment),
  change: z.nullable(z.object({ id: uuid, askedAt: moment, reason: z.string(), passport: openedPassport })),
  /** Former checked passports, the latest first. */
  former: z.array(z.object({ id: uuid, replacedAt: moment, passport: openedPassport })),
});
export type PassportFile = z.output<typeof passportFile>;
