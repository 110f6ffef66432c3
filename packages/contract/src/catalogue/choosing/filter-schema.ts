import * as z from 'zod/mini';
import { directions, finishings, paymentForms, viewCodes } from '../codes.ts';
import { estateKind } from '../schema.ts';
import { estateSorts, roomChoices } from './filter.ts';

const whole = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(999_999_999_999));
const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
const floor = z.coerce.number().check(z.int(), z.minimum(-9), z.maximum(999));
const flag = z.enum(['0', '1']);

/** A comma-separated list of known codes. */
const listOf = (known: readonly string[]) =>
  z.string().check(z.maxLength(100), z.regex(new RegExp(`^(${known.join('|')})(,(${known.join('|')}))*$`)));

/**
 * The filters; parameter names are those of the page's address (`filter.ts`). Prices are rubles, areas m².
 */
const narrowing = {
  kind: z.optional(estateKind),
  complex: z.optional(id),
  building: z.optional(id),
  rooms: z.optional(listOf(roomChoices)),
  /** The form of payment whose price `priceFrom`, `priceTo` and the sorting mean. */
  form: z.optional(z.enum(paymentForms)),
  priceFrom: z.optional(whole),
  priceTo: z.optional(whole),
  areaFrom: z.optional(whole.check(z.maximum(999_999))),
  areaTo: z.optional(whole.check(z.maximum(999_999))),
  floorFrom: z.optional(floor),
  floorTo: z.optional(floor),
  notFirst: z.optional(flag),
  notLast: z.optional(flag),
  finishing: z.optional(listOf(finishings)),
  side: z.optional(listOf(directions)),
  view: z.optional(listOf(viewCodes)),
  /** Latest quarter of the hand-over. */
  handover: z.optional(z.string().check(z.regex(/^20\d\d-[1-4]$/))),
};

/** The count ignores `sort`; it is accepted so that a page can send both calls the same parameters. */
export const estateCountQuery = z.object({ ...narrowing, sort: z.optional(z.enum(estateSorts)) });

/** `after` is the opaque cursor of the previous page. */
export const estateSearchQuery = z.object({
  ...narrowing,
  sort: z.optional(z.enum(estateSorts)),
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
});
