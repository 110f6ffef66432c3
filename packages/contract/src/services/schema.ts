import * as z from 'zod/mini';
import { requestItem, requestParts, requestStep } from '../requests/schema.ts';
import { day } from '../wire/schema.ts';
import { keysOf } from './forms.ts';
import { registrationMethods } from './requests.ts';
import { dayParts, deductionGrounds, insuranceCovers, requestStates, serviceNames } from './rules.ts';

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

export const serviceStep = requestStep(requestStates);
export type ServiceStep = z.output<typeof serviceStep>;

export const serviceItem = z.extend(requestItem(requestStates), { service });
export type ServiceItem = z.output<typeof serviceItem>;

export const serviceView = z.extend(serviceItem, {
  ...requestParts(requestStates),
  details: orderDetails,
});
export type ServiceView = z.output<typeof serviceView>;
