import * as z from 'zod/mini';
import { email, phone } from '../fields/field-rules.ts';
import { form, locale, moment, uuid } from '../wire/schema.ts';
import { questionnaireCodes } from './questionnaires.ts';
import {
  isVisit,
  opinionSubjects,
  type SlipKind,
  slipChannels,
  slipKinds,
  slipLimits,
  visitKinds,
} from './rules.ts';

const words = z.string().check(z.trim(), z.maxLength(slipLimits.textMost));
const line = z.string().check(z.trim(), z.maxLength(200));
const id = z.string().check(z.minLength(1), z.maxLength(40));

const answer = form({ question: id, choices: z.array(id).check(z.maxLength(20)), text: words });
const answers = z.array(answer).check(z.maxLength(30));
const mark = z.int().check(z.minimum(slipLimits.worstMark), z.maximum(slipLimits.bestMark));

/** The link's token, and a key made by the page so that a repeat is harmless. */
const by = { token: z.string().check(z.minLength(1), z.maxLength(200)), key: uuid };

export const opinionForm = form({ ...by, mark, comment: words });
export const questionnaireForm = form({ ...by, answers });
export const callOffForm = form({ ...by, kind: z.enum(visitKinds), reason: words });

/** A stored answer, of any kind. */
export const slipAnswer = z.object({
  mark: z.nullable(mark),
  /** The comment, or the reason for not coming. */
  text: z.string(),
  answers: z.array(z.object({ question: z.string(), choices: z.array(z.string()), text: z.string() })),
});
export type SlipAnswer = z.output<typeof slipAnswer>;

/** What the link is about; without data of the recipient. */
export const slipMatter = z.object({
  kind: z.enum(slipKinds),
  subject: z.nullable(z.enum(opinionSubjects)),
  what: z.string(),
  place: z.string(),
  at: z.nullable(moment),
  questionnaire: z.nullable(z.enum(questionnaireCodes)),
  expiresAt: moment,
});
export type SlipMatter = z.output<typeof slipMatter>;

const fields = form({
  kind: z.enum(slipKinds),
  /** Only for an opinion. */
  subject: z.nullable(z.enum(opinionSubjects)),
  /** Only for a questionnaire. */
  questionnaire: z.nullable(z.enum(questionnaireCodes)),
  /** In the reader’s language, as the desk writes it: a flat, a purpose, a complex. */
  what: line,
  place: line,
  at: z.nullable(moment),
  channel: z.enum(slipChannels),
  /** A buyer, with his contact and language; otherwise the given ones are used. */
  person: z.nullable(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  phone: z.nullable(phone),
  email: z.nullable(email),
  locale,
});
type Fields = z.output<typeof fields>;

/** Required fields of each kind. */
const needed: Readonly<Record<SlipKind, readonly (keyof Fields)[]>> = {
  opinion: ['subject', 'what', 'at'],
  questionnaire: ['questionnaire'],
  entry: ['what', 'place', 'at'],
  tour: ['what', 'place', 'at'],
};

/** What the desk fills in to send a link. */
export const slipForm = fields.check(
  z.check<Fields>(({ value, issues }) => {
    const contact = value.channel === 'sms' ? 'phone' : 'email';
    const missing = [...needed[value.kind], ...(value.person === null ? ([contact] as const) : [])];
    for (const field of missing) {
      if (value[field] !== null && value[field] !== '') continue;
      issues.push({ code: 'custom', input: value[field], path: [field], params: { problem: 'required' } });
    }
  }),
);
export type SlipForm = z.output<typeof slipForm>;

/** An appointment must be in the future, the subject of an opinion in the past. */
export const momentFits = (kind: SlipKind, at: Date, now: Date): boolean =>
  isVisit(kind) ? at > now : at <= now;
