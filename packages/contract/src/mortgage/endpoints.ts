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
  /** What the bank lends; until it has said so, what it was asked for. */
  amountKopecks: kopecks,
  /** The terms, also those that a bank names before it decides. */
  ratePercent: z.nullable(z.number()),
  months: z.nullable(z.int()),
  monthlyKopecks: z.nullable(kopecks),
  /** All interest of the term, when nothing is paid beside. */
  interestKopecks: z.nullable(kopecks),
  /** A year. */
  insuranceKopecks: z.nullable(kopecks),
  /** By when a bank that thinks has promised to answer. */
  promisedAt: z.nullable(moment),
  validUntil: z.nullable(moment),
  /**
   * Why it refuses: `not_ready` and the like, which the page says in the reader's language, or the bank's own
   * words.
   */
  reason: z.nullable(z.string()),
});
export type Bid = z.output<typeof bid>;

/** What the buyer tells banks; who he is they know from his profile. */
const questionnaire = {
  program: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
  ownKopecks: kopecks.check(z.minimum(0)),
  months,
  work: z.enum(works),
  /** Where he works or what he does, in his words. */
  employer: z.string().check(z.maxLength(200)),
  incomeKopecks: kopecks.check(z.minimum(0)),
};

/** The application that was sent last («Моя анкета»). */
export const application = z.object({
  ...questionnaire,
  estate: estateId,
  priceKopecks: kopecks,
  loanKopecks: kopecks,
  sentAt: moment,
});
export type Application = z.output<typeof application>;

/**
 * S3-44, S7-30, S7-31. `forceRefreshDvizh` has banks that think asked now, at most once a minute; their
 * answers come as news.
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
 * S4.7-14: the consent by which banks are given an application, signed by the code of its text; whoever signs
 * it has proved himself besides. Signed again it stays as it is.
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
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_OVER', 'VALIDATION', 'CSRF_INVALID'],
});

/** One form to several banks. By the buyer himself, while his deal waits for it; with the consent signed. */
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
    /** The price that was on the screen: another one is refused. */
    priceKopecks: kopecks,
    banks: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(10)),
  }),
  answer: ok(z.object({ sent: z.literal(true) })),
  errors: ['CONSENT_UNSIGNED', 'STEP_WRONG', 'PRICE_CHANGED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

/** STEP_WRONG: the deal has gone on; BID_OVER: the bank has not approved, or its approval has ended. */
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
