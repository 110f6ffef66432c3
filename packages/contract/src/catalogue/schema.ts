import * as z from 'zod/mini';
import { day, kopecks } from '../wire/schema.ts';
import { estateKinds, type finishings, paymentForms } from './codes.ts';

export type EstateKind = keyof typeof estateKinds;
export const estateKind = z.enum(Object.keys(estateKinds) as [EstateKind, ...EstateKind[]]);

/** Rulings, «Estate codes»: all numbers are ours except 14 and 16. */
export const estateStatuses = {
  ownership: 0,
  consideration: 1,
  signing: 2,
  sale: 3,
  reserve: 4,
  sold: 5,
  cancel: 6,
  reprice: 7,
  remove: 8,
  checkReprice: 9,
  checkRemove: 10,
  expectDocuments: 11,
  applicationPending: 12,
  withdrawn: 13,
  signed: 14,
  handedOver: 15,
  declined: 16,
} as const;

export const paymentForm = z.enum(paymentForms);
export type PaymentForm = z.output<typeof paymentForm>;

export type Finishing = (typeof finishings)[number];

/** A promised quarter of the hand-over; every promise is kept on record. */
export const handoverPromise = z.object({
  year: z.int(),
  quarter: z.int().check(z.minimum(1), z.maximum(4)),
  promisedOn: day,
});

/** Prices by payment form in kopecks: `full`, `base` (installment) and `mortgage` (S3-66…68). */
export const prices = z.object({ full: kopecks, base: kopecks, mortgage: z.nullable(kopecks) });
export type Prices = z.output<typeof prices>;

/** S3-43: an estate as every list and card shows it. Areas are hundredths of a square metre. */
export const estate = z.object({
  id: z.int(),
  kind: estateKind,
  number: z.string(),
  floor: z.int(),
  floors: z.int(),
  complex: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
  building: z.object({ id: z.int(), number: z.string(), address: z.string(), builtFloors: z.int() }),
  section: z.int(),
  /** Number of rooms, 0 for a studio, null where rooms are not counted. */
  rooms: z.nullable(z.int()),
  areas: z.object({ all: z.int(), living: z.nullable(z.int()), kitchen: z.nullable(z.int()) }),
  /** Code of the finishing; the pages have its texts. */
  finishing: z.string(),
  viewSides: z.array(z.string()),
  ceilingMm: z.int(),
  prices,
  /** ID of its plan; a list of estates brings the plans in the same answer. */
  planId: z.int(),
  status: z.int(),
  available: z.boolean(),
  handover: handoverPromise,
  /** Whether the reader has it among his favourites; false for guests. */
  favourite: z.boolean(),
});
export type Estate = z.output<typeof estate>;

/** Rooms of the plan, as `drawn/plan.ts` describes them; the page draws them. */
export const planData = z.record(z.string(), z.unknown());

/** The plans of a list, each once (`planId`). */
export const planEntry = z.object({ id: z.int(), plan: planData });
export type PlanEntry = z.output<typeof planEntry>;

/** Estates of a list with their plans. */
export const estateList = z.object({ items: z.array(estate), plans: z.array(planEntry) });
export type EstateList = z.output<typeof estateList>;

/** The monthly payment with everything that it was calculated from. */
export const monthlyPayment = z.object({
  program: z.string(),
  rateBasisPoints: z.int(),
  months: z.int(),
  downPaymentKopecks: kopecks,
  kopecks,
});
export type MonthlyPayment = z.output<typeof monthlyPayment>;
