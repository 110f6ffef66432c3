import { servicesDeskEndpoints } from '@novosel/contract/services/desk-endpoints.ts';
import { serviceCalls } from '@novosel/contract/services/endpoints.ts';
import {
  type RequestState,
  type Service,
  type ServiceAct,
  serviceFlow,
  serviceNames,
} from '@novosel/contract/services/rules.ts';
import type { OrderDetails } from '@novosel/contract/services/schema.ts';
import type { RequestFamily } from '../requests/public.ts';

/** Services that a buyer orders (S1-14…S1-16). */
export const serviceFamily: RequestFamily<Service, RequestState, ServiceAct, OrderDetails> = {
  kinds: serviceNames,
  kindField: 'service',
  endpoints: { buyer: serviceCalls, desk: servicesDeskEndpoints },
  flow: serviceFlow,
  sentIn: '680',
  byItself: ['end'],
  takenBackBy: 'withdraw',
  readDetails: (kept) => kept,
};
