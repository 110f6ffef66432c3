import * as z from 'zod/mini';
import { moment } from '../wire/schema.ts';

/** The ID of a discount, in a path or a form. */
export const discountId = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** A promotion: no price includes it by itself, a buyer may choose one in the terms of a deal. */
export const promoView = z.object({
  id: discountId,
  title: z.string(),
  /** Hundredths of a percent; 100 is 1 %. */
  basisPoints: z.int(),
  /** Null for a promotion without an end. */
  validUntil: z.nullable(moment),
  /** Where it applies, worded for the middle of a sentence, in the reader's language. */
  place: z.string(),
  /** Whether it replaces the discounts of the booking instead of being added to them. */
  replacesBooked: z.boolean(),
});
export type PromoView = z.output<typeof promoView>;
