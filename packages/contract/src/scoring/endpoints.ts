import * as z from 'zod/mini';
import { consentCodeEndpoint } from '../consents/code-endpoint.ts';
import { code } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { form, moment, ok } from '../wire/schema.ts';
import { ratingScale } from './bands.ts';

/** S3-50: a single value. */
const creditRating = z.int().check(z.minimum(ratingScale.least), z.maximum(ratingScale.most));

/** How the question to the bank stands. */
export const scoring = z.object({
  /** `asked`: the bank is counting; `refused`: it has nothing to count by. */
  state: z.enum(['none', 'asked', 'told', 'refused']),
  askedAt: z.nullable(moment),
  /** The bank's own moment of the rating, which stands while a newer one is asked for. */
  ratedAt: z.nullable(moment),
  /** The last question had no answer: nobody knows, and it is asked again at `nextAskAt`. */
  unclear: z.boolean(),
  nextAskAt: z.nullable(moment),
  /** From when a newer rating may be asked for; null: now, or the bank is counting. */
  mayAskAt: z.nullable(moment),
  /** Until when the consent holds that stands; null: there is none. */
  consentUntil: z.nullable(moment),
  now: moment,
});
export type Scoring = z.output<typeof scoring>;

/** S7-44: null while there is none. */
export const getCreditRating = endpoint({
  name: 'scoring.creditRating',
  door: 'cabinet',
  method: 'GET',
  path: '/api/scoring/creditRating',
  summary: 'The credit rating of the person.',
  owner: { kind: 'self' },
  answer: ok(z.nullable(creditRating)),
  errors: [],
});

export const readScoring = endpoint({
  name: 'scoring.read',
  door: 'cabinet',
  method: 'GET',
  path: '/api/scoring',
  summary: 'How the question to the bank about the credit rating stands.',
  owner: { kind: 'self' },
  answer: ok(scoring),
  errors: [],
});

/** 218-FZ, article 6, part 10. */
export const sendScoringCode = consentCodeEndpoint({
  name: 'scoring.code',
  path: '/api/scoring/code',
  summary: 'Sends a 6-digit code that signs the consent to the request to the credit bureau.',
});

/**
 * The consent is given by this very act, unless one is in force. It opens a credit history, so who asks has
 * proved himself.
 */
export const askRating = endpoint({
  name: 'scoring.ask',
  door: 'cabinet',
  method: 'POST',
  path: '/api/scoring',
  summary: 'Gives the consent to the request to the credit bureau and asks the bank for the rating.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  /** Without a code only while a consent is in force. */
  body: form({ agree: z.literal(true), code: z.optional(code(6)) }),
  answer: ok(scoring),
  /** STEP_WRONG: it is being counted, or has been counted within a day. */
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_OVER', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const scoringEndpoints = { getCreditRating, readScoring, sendScoringCode, askRating };
