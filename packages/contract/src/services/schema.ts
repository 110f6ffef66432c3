import * as z from 'zod/mini';
import { requestItem, requestParts, requestStep } from '../requests/schema.ts';
import { orderFields } from './forms.ts';
import { requestStates, serviceNames } from './rules.ts';

const service = z.enum(serviceNames);

/** The order; each service has its own fields. */
export const orderDetails = z.partial(z.object(orderFields));
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
