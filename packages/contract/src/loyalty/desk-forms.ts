import * as z from 'zod/mini';
import { estateKind } from '../catalogue/schema.ts';
import { printedLine } from '../fields/field-rules.ts';
import { day, form } from '../wire/schema.ts';
import { mostDiscount } from './desk-rules.ts';
import { discountId as id } from './promo.ts';

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

export const discountForm = form({
  /** Shown to the buyer in his discounts, in the price and in the agreement. */
  title: printedLine(3, 120),
  by: z.enum(['percent', 'sum']),
  /** Hundredths of a percent, or kopecks. */
  value: z.int().check(z.positive(), z.maximum(mostDiscount.sum)),
  /** First day; without it the discount is in force at once. */
  validFrom: z.optional(day),
  /** The last day, in Moscow. */
  validUntil: day,
  /** Without it the discount applies everywhere. */
  complex: z.optional(id),
  /** Without it the discount applies in the whole complex. */
  building: z.optional(id),
  /** Without them the discount applies to every kind of estate. */
  kinds: z.optional(z.array(estateKind).check(z.maxLength(estateKind.options.length))),
  /** True for a promotion, of which the buyer chooses one in the terms of a deal. */
  exclusive: z._default(z.boolean(), false),
  /** Calculated from the price without the discounts of the booking, which it replaces. */
  replacesBooked: z._default(z.boolean(), false),
  reason,
}).check(
  z.refine(({ by, value }) => value <= mostDiscount[by], { path: ['value'] }),
  z.refine(({ validFrom, validUntil }) => validFrom === undefined || validFrom <= validUntil, {
    path: ['validUntil'],
  }),
  z.refine(({ complex, building }) => complex !== undefined || building === undefined, {
    path: ['building'],
  }),
  // Promotions are compared with other discounts by their percentage.
  z.refine(({ exclusive, by }) => !exclusive || by === 'percent', { path: ['exclusive'] }),
  z.refine(({ exclusive, replacesBooked }) => exclusive || !replacesBooked, { path: ['replacesBooked'] }),
);
