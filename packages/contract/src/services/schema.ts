import * as z from 'zod/mini';
import { estate } from '../catalogue/schema.ts';
import { day, moment, uuid } from '../wire/schema.ts';
import { keysOf } from './forms.ts';
import { registrationMethods } from './requests.ts';
import {
  dayParts,
  deductionGrounds,
  insuranceCovers,
  requestStates,
  serviceNames,
  serviceTurns,
} from './rules.ts';

const service = z.enum(serviceNames as ['insurance', 'property', 'tax', 'consultation']);

/** What was asked for; each service has its own of these. */
export const orderDetails = z.object({
  covers: z.optional(z.array(keysOf(insuranceCovers))),
  from: z.optional(day),
  method: z.optional(keysOf(registrationMethods)),
  years: z.optional(z.array(z.int())),
  grounds: z.optional(z.array(keysOf(deductionGrounds))),
  day: z.optional(day),
  part: z.optional(keysOf(dayParts)),
});
export type OrderDetails = z.output<typeof orderDetails>;

const serviceFile = z.object({ id: uuid, title: z.string(), size: z.int() });

/** A step that was made, with what was said and given. */
export const serviceStep = z.object({
  id: uuid,
  from: z.enum(['buyer', 'staff']),
  /**
   * First name of the member of staff; null for the person himself, and for what nobody did by hand (`end`).
   */
  author: z.nullable(z.string()),
  /** `order`, or an act of the rules. */
  act: z.string(),
  state: z.enum(requestStates),
  text: z.string(),
  files: z.array(serviceFile),
  at: moment,
});
export type ServiceStep = z.output<typeof serviceStep>;

export const serviceItem = z.object({
  id: uuid,
  /** What people call it: «заявка № 5012». */
  number: z.int(),
  service,
  state: z.enum(requestStates),
  turn: z.enum(serviceTurns),
  /** Since when it is so. */
  since: moment,
  /** Until when the next step is promised; null when the turn is the buyer's. */
  promisedBy: z.nullable(moment),
  /** Something new that the person has not seen. */
  hasNew: z.boolean(),
  createdAt: moment,
  /** Null when it is of none. */
  estate: z.nullable(estate),
});
export type ServiceItem = z.output<typeof serviceItem>;

export const serviceView = z.extend(serviceItem, {
  now: moment,
  details: orderDetails,
  /** What there is to choose from, and what was chosen. */
  options: z.array(z.string()),
  choice: z.nullable(z.int()),
  steps: z.array(serviceStep),
});
export type ServiceView = z.output<typeof serviceView>;
