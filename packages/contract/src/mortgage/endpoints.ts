import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { kopecks, moment } from '../schema.ts';

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

export const mortgageEndpoints = { getMortgage };
