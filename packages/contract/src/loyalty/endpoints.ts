import * as z from 'zod/mini';
import { estateKind } from '../catalogue/schema.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, kopecks, moment, ok } from '../wire/schema.ts';
import { listDiscounts } from './discounts.ts';
import { cardCodes } from './ladder.ts';
import { listRecommendations } from './recommendations.ts';

const certificate = z.object({ id: z.uuid(), title: z.string(), kopecks, validUntil: z.nullable(moment) });
export type Certificate = z.output<typeof certificate>;

/** S3-06…09; numbers and sums (kopecks) of the deals that count towards the level now. */
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

/** S7-34. */
export const listCertificates = endpoint({
  name: 'bonus.certificates',
  door: 'cabinet',
  method: 'GET',
  path: '/api/bonus/certificates',
  summary: "The buyer's certificates that are in force; the one that ends first stands above.",
  owner: { kind: 'self' },
  answer: z.array(certificate),
  errors: [],
});

/** S2.7-08, S4.11-06: a deal that counts, or will count after its registration. */
const countedDeal = z.object({
  id: z.uuid(),
  kind: estateKind,
  number: z.string(),
  complex: z.string(),
  kopecks,
  /** When it was registered; null before. */
  at: z.nullable(moment),
  /** Until when it counts. */
  until: z.nullable(moment),
});
export type CountedDeal = z.output<typeof countedDeal>;

export const getBonusHistory = endpoint({
  name: 'bonus.history',
  door: 'cabinet',
  method: 'GET',
  path: '/api/bonus/history',
  summary: 'Deals of the last five years that count towards a level, and those that wait for registration.',
  owner: { kind: 'self' },
  answer: ok(z.object({ now: moment, deals: z.array(countedDeal) })),
  errors: [],
});

export const takeCard = endpoint({
  name: 'bonus.takeCard',
  door: 'cabinet',
  method: 'POST',
  path: '/api/bonus/card',
  summary: 'Opens a loyalty card; whoever has one keeps it.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  body: form({}),
  answer: done,
  errors: ['BONUS_BLOCKED'],
});

export const loyaltyEndpoints = {
  getBonusAccount,
  listCertificates,
  getBonusHistory,
  takeCard,
  listDiscounts,
  listRecommendations,
};
