import * as z from 'zod/mini';

/** Integer kopecks; at most 999 999 999 999,99 rubles (S3 money mask), safe as a JSON number. */
export const kopecks = z.int().check(z.minimum(-99_999_999_999_999), z.maximum(99_999_999_999_999));

/** ID of an estate: a positive integer, also as text from a path or a form. */
export const estateId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

export const uuid = z.uuid();
/** Moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();
/** Calendar date YYYY-MM-DD (S9 date format). */
export const day = z.iso.date();

/** Unknown fields of a body are refused with 422 (promise 22). */
export const form = z.strictObject;

/** The envelope of section 7 for a successful call with data. */
export function ok<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ result: z.literal(true), data });
}

/** The envelope of a successful call without data. */
export const done = z.object({ result: z.literal(true) });

/** Fields of a page of a list: `next` is the last item of this page, null at the end. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  next: z.nullable(uuid),
});

/** A paged list, the latest first; `before` is the `next` of the previous page. */
export const latestFirst = <Item extends z.ZodMiniType>(item: Item) => ({
  query: z.object({ before: z.optional(uuid) }),
  answer: ok(z.object(pageOf(item))),
});

/** A page of a desk queue: when it was read, and how many items wait in total, by what they wait for. */
export const queueOf = <Item extends z.ZodMiniType, Counts extends z.ZodMiniType>(
  item: Item,
  counts: Counts,
) => ok(z.object({ now: moment, ...pageOf(item), counts }));

/** The answer of a call that returns the bytes of a file. */
export const fileAnswer = { bytes: true, answer: z.unknown() } as const;

/** Every refusal: business refusals of section 7 have status 200, others the status of the code. */
export const refusal = z.object({
  result: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
  data: z.optional(z.unknown()),
});

export const locale = z.enum(['ru', 'en']);

/** Where a code was sent: the person's own phone, masked. */
export const sentCode = z.object({
  phone: z.string(),
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
});
