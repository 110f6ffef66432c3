import * as z from 'zod/mini';
import { moment } from '../wire/schema.ts';

/** The number of a discount, as it stands in a path or a form. */
export const discountId = z.int().check(z.positive(), z.maximum(2_147_483_647));

/**
 * A discount of an exclusive group: no price has it by itself, a buyer may choose one in the terms of a deal.
 */
export const promoView = z.object({
  id: discountId,
  title: z.string(),
  /** Hundredths of a percent; 100 is 1 %. */
  basisPoints: z.int(),
  /** Null for one without an end. */
  validUntil: z.nullable(moment),
  /** Where it applies, within a sentence, in the reader's language. */
  place: z.string(),
  /** Whether it takes the place of the discounts of the booking instead of coming on top. */
  replacesBooked: z.boolean(),
});
export type PromoView = z.output<typeof promoView>;
