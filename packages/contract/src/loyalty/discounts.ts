import * as z from 'zod/mini';
import { formatMoney } from '../texts/money.ts';
import { endpoint } from '../wire/endpoint.ts';
import { kopecks, moment, ok } from '../wire/schema.ts';
import { discountPlace } from './discount-place.ts';

export const discountStates = ['active', 'future', 'over'] as const;

/** A discount of the reader: its size, term and place. */
export const discountView = z.object({
  code: z.string(),
  title: z.string(),
  /** Hundredths of a percent of the list price; 100 is 1 %. */
  basisPoints: z.int(),
  /** A fixed sum, deducted in addition to the percentage. */
  kopecks,
  /** Null for the discount of a loyalty level, which lasts as long as the level. */
  validFrom: z.nullable(moment),
  /** Null for a discount without an end. */
  validUntil: z.nullable(moment),
  /** When it was withdrawn before its end. */
  withdrawnAt: z.nullable(moment),
  ...discountPlace.shape,
  /**
   * Whether it is a promotion, of which a buyer chooses one in the terms of a deal: no price includes it by
   * itself.
   */
  exclusive: z.boolean(),
  /** Whether it replaces the discounts of the booking. */
  replacesBooked: z.boolean(),
  state: z.enum(discountStates),
});
export type DiscountView = z.output<typeof discountView>;

interface DiscountFormat {
  locale: string;
  /** Text after a sum. */
  suffix: string;
}

/** «−2 %», «−150 000 руб.», «−2 % и −150 000 руб.». */
export const formatDiscount = (
  discount: Pick<DiscountView, 'basisPoints' | 'kopecks'>,
  { locale, suffix }: DiscountFormat,
): string => {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const parts = [
    ...(discount.basisPoints > 0 ? [`−${percent.format(discount.basisPoints / 10_000)}`] : []),
    ...(discount.kopecks > 0 ? [`−${formatMoney(discount.kopecks, { suffix })}`] : []),
  ];
  return new Intl.ListFormat(locale).format(parts);
};

export const listDiscounts = endpoint({
  name: 'discounts.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/discounts',
  summary:
    "The reader's discounts: those in force first, then those to come, then those that are over; promotions apart.",
  owner: { kind: 'self' },
  answer: ok(
    z.object({
      now: moment,
      items: z.array(discountView),
      /** Current and future promotions, including those for everybody. */
      promos: z.array(discountView),
    }),
  ),
  errors: [],
});
