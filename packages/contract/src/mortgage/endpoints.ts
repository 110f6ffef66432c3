import * as z from 'zod/mini';
import { consentCodeEndpoint } from '../consents/code-endpoint.ts';
import { code } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, form, kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { bidStatuses, longestMonths, shortestMonths, works } from './rules.ts';

const months = z.int().check(z.minimum(shortestMonths), z.maximum(longestMonths));

/** One bank's answer to an application. */
export const bid = z.object({
  id: z.string(),
  /** The estate of the deal. */
  estate: estateId,
  bank: z.string(),
  status: z.enum(bidStatuses),
  /** The amount of the bank's offer; before it, the requested amount. */
  amountKopecks: kopecks,
  /** The terms, including those that a bank names before it decides. */
  ratePercent: z.nullable(z.number()),
  months: z.nullable(z.int()),
  monthlyKopecks: z.nullable(kopecks),
  /** All interest over the term, without early repayments. */
  interestKopecks: z.nullable(kopecks),
  /** For one year. */
  insuranceKopecks: z.nullable(kopecks),
  /** When a bank that is thinking has promised to answer. */
  promisedAt: z.nullable(moment),
  validUntil: z.nullable(moment),
  /**
   * The reason of a refusal: a code such as `not_ready`, for which the page has a text, or the bank's own
   * words.
   */
  reason: z.nullable(z.string()),
});
export type Bid = z.output<typeof bid>;

/** What the buyer enters for banks; his personal data come from his profile. */
const questionnaire = {
  program: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
  ownKopecks: kopecks.check(z.minimum(0)),
  months,
  work: z.enum(works),
  /** Employer or occupation, in his words. */
  employer: z.string().check(z.maxLength(200)),
  incomeKopecks: kopecks.check(z.minimum(0)),
};

/** The application sent last («Моя анкета»). */
export const application = z.object({
  ...questionnaire,
  estate: estateId,
  priceKopecks: kopecks,
  loanKopecks: kopecks,
  sentAt: moment,
});
export type Application = z.output<typeof application>;

/**
 * S3-44, S7-30, S7-31. `forceRefreshDvizh` asks thinking banks now, at most once a minute; their answers come
 * as news.
 */
export const getMortgage = endpoint({
  name: 'mortgage.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/mortgage',
  summary: "The buyer's mortgage applications.",
  owner: { kind: 'self' },
  query: z.object({ forceRefreshDvizh: z.optional(z.enum(['0', '1'])) }),
  answer: z.object({
    bids: z.array(bid),
    externalDraft: z.nullable(application),
    sopdSigned: z.boolean(),
  }),
  errors: [],
});

export const sendMortgageCode = consentCodeEndpoint({
  name: 'mortgage.code',
  path: '/api/mortgage/consent/code',
  summary: 'Sends a 6-digit code that signs the consent to give the data of a mortgage application to banks.',
});

/**
 * S4.7-14: the consent to send an application to banks, signed by a code of its text after re-authentication.
 * Signing it again changes nothing.
 */
export const signMortgageConsent = endpoint({
  name: 'mortgage.sign',
  door: 'cabinet',
  method: 'POST',
  path: '/api/mortgage/consent',
  summary: 'Signs by code the consent to give the data of a mortgage application to banks.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  body: form({ agree: z.literal(true), code: code(6) }),
  answer: ok(z.object({ sopdSigned: z.boolean() })),
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'SIGNATURE_KIND_LOW',
    'VALIDATION',
    'CSRF_INVALID',
  ],
});

/**
 * One form to several banks. Only by the buyer himself, while his deal is at this place and the consent is
 * signed.
 */
export const sendApplication = endpoint({
  name: 'mortgage.send',
  door: 'cabinet',
  method: 'POST',
  path: '/api/mortgage/applications',
  summary: 'Sends the mortgage application of a deal to the chosen banks.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  body: form({
    ...questionnaire,
    estate: estateId,
    /** The price on the screen; the call is refused when it has changed. */
    priceKopecks: kopecks,
    banks: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(10)),
  }),
  answer: ok(z.object({ sent: z.literal(true) })),
  errors: ['CONSENT_UNSIGNED', 'STEP_WRONG', 'PRICE_CHANGED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

/** STEP_WRONG: the deal has moved on; BID_OVER: the bank has not approved, or its approval has expired. */
export const chooseBid = endpoint({
  name: 'mortgage.choose',
  door: 'cabinet',
  method: 'POST',
  path: '/api/mortgage/choose',
  summary: 'Chooses the bank whose approval the deal goes on with.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  body: form({ bid: uuid }),
  answer: ok(z.object({ chosen: z.literal(true) })),
  errors: ['BID_OVER', 'STEP_WRONG', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const mortgageEndpoints = {
  getMortgage,
  sendMortgageCode,
  signMortgageConsent,
  sendApplication,
  chooseBid,
};
