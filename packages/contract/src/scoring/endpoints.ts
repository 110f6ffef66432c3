import * as z from 'zod/mini';
import { consentCodeEndpoint } from '../consents/code-endpoint.ts';
import { code } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { form, moment, ok } from '../wire/schema.ts';
import { ratingScale } from './bands.ts';

/** S3-50: a single value. */
const creditRating = z.int().check(z.minimum(ratingScale.least), z.maximum(ratingScale.most));

/** State of the request to the bank. */
export const scoring = z.object({
  /** `asked`: the bank is calculating; `refused`: it has no data to calculate from. */
  state: z.enum(['none', 'asked', 'told', 'refused']),
  askedAt: z.nullable(moment),
  /** When the bank calculated the rating, which stays valid while a newer one is requested. */
  ratedAt: z.nullable(moment),
  /** The last request had no answer: the result is unknown, and it is repeated at `nextAskAt`. */
  unclear: z.boolean(),
  nextAskAt: z.nullable(moment),
  /** From when a newer rating may be requested; null: now, or the bank is calculating. */
  mayAskAt: z.nullable(moment),
  /** Until when the present consent is valid; null without one. */
  consentUntil: z.nullable(moment),
  now: moment,
});
export type Scoring = z.output<typeof scoring>;

/** S7-44: null without a rating. */
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
 * Also gives the consent, unless one is in force. It gives access to a credit history, so it requires
 * re-authentication.
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
  /** The code may be absent only while a consent is in force. */
  body: form({ agree: z.literal(true), code: z.optional(code(6)) }),
  answer: ok(scoring),
  /** STEP_WRONG: it is being calculated, or was calculated within a day. */
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'SIGNATURE_KIND_LOW',
    'STEP_WRONG',
    'VALIDATION',
    'CSRF_INVALID',
  ],
});

export const scoringEndpoints = { getCreditRating, readScoring, sendScoringCode, askRating };
