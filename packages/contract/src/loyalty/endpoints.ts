import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { kopecks, moment } from '../schema.ts';

/** S3-10, S4.1-18: the ladder, low to high. */
export const cardCodes = ['no_card', 'basic', 'prestige', 'premium'] as const;
export type CardCode = (typeof cardCodes)[number];

const certificate = z.object({ id: z.string(), title: z.string(), kopecks, validUntil: z.nullable(moment) });

/** S3-06…09; sums are kopecks. */
export const bonusAccount = z.object({
  status: z.object({ code: z.enum(cardCodes), title: z.string() }),
  statusExpiresAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
  isBlocked: z.boolean(),
  cardNumber: z.nullable(z.string()),
  contractCount: z.int(),
  commercialContractCount: z.int(),
  contractSum: kopecks,
  commercialContractSum: kopecks,
  certificates: z.array(certificate),
});
export type BonusAccount = z.output<typeof bonusAccount>;

/** S7-32. */
export const getBonusAccount = endpoint({
  name: 'bonus.account',
  door: 'cabinet',
  method: 'GET',
  path: '/api/bonus/account',
  summary: "The buyer's loyalty account; null when there is none.",
  owner: { kind: 'self' },
  answer: z.nullable(bonusAccount),
  errors: [],
});

export const loyaltyEndpoints = { getBonusAccount };
