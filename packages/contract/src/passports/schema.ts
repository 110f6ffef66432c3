import * as z from 'zod/mini';
import { passport, passportForm } from '../users/schema.ts';
import { form, moment, uuid } from '../wire/schema.ts';
import { changeStates, passportStates } from './rules.ts';

/** As everywhere at the desk and in the cabinet: long enough to mean something. */
export const passportReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

const scans = z.array(uuid).check(z.minLength(1), z.maxLength(10));

/** A passport with its scans, as it is sent. */
export const givenPassport = form({ passport: passportForm, scans });

const changeView = z.object({
  id: uuid,
  state: z.enum(changeStates),
  askedAt: moment,
  /** Why the buyer asks. */
  reason: z.string(),
  decidedAt: z.nullable(moment),
  /** Why the desk has refused. */
  answer: z.nullable(z.string()),
});
export type PassportChange = z.output<typeof changeView>;

export const ownPassport = z.object({
  state: z.enum(passportStates),
  passport: z.nullable(passport),
  checkedAt: z.nullable(moment),
  /** Why the desk could not check it. */
  refusal: z.nullable(z.string()),
  /** The request that waits, or the last one when the desk has refused it. */
  change: z.nullable(changeView),
  now: moment,
});
export type OwnPassport = z.output<typeof ownPassport>;

/** What the desk sees without opening it. */
export const passportGlance = z.object({
  state: z.enum(passportStates),
  /** «40•• ••••14» */
  masked: z.nullable(z.string()),
  /** When it was written, or checked. */
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
  /** Names what was opened: a decision about anything else is refused. */
  seen: z.nullable(moment),
  change: z.nullable(z.object({ id: uuid, askedAt: moment, reason: z.string(), passport: openedPassport })),
  /** Checked ones that another has taken the place of, the latest first. */
  former: z.array(z.object({ id: uuid, replacedAt: moment, passport: openedPassport })),
});
export type PassportFile = z.output<typeof passportFile>;
