import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { form, kopecks, moment, ok } from '../schema.ts';

/** One bank's answer to an application. */
export const bid = z.object({
  id: z.string(),
  bank: z.string(),
  status: z.string(),
  amountKopecks: kopecks,
  ratePercent: z.nullable(z.number()),
  validUntil: z.nullable(moment),
});

/** S3-44, S7-30, S7-31. `forceRefreshDvizh` is honoured at most once a minute per person. */
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
    externalDraft: z.nullable(z.record(z.string(), z.unknown())),
    sopdSigned: z.boolean(),
  }),
  errors: [],
});

/** S4.7-14: the consent by which banks are given an application; whoever signs it has proved himself. Signed again it stays as it is. */
export const signMortgageConsent = endpoint({
  name: 'mortgage.sign',
  door: 'cabinet',
  method: 'POST',
  path: '/api/mortgage/consent',
  summary: 'Signs the consent to give the data of a mortgage application to banks.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  body: form({ agree: z.literal(true) }),
  answer: ok(z.object({ sopdSigned: z.boolean() })),
  errors: ['VALIDATION', 'CSRF_INVALID'],
});

export const mortgageEndpoints = { getMortgage, signMortgageConsent };
