import {
  type RequestState,
  type Service,
  type ServiceAct,
  serviceFlow,
  serviceNames,
} from '@novosel/contract/services/rules.ts';
import type { OrderDetails } from '@novosel/contract/services/schema.ts';
import type { RequestFamily, RequestItem } from '../requests/public.ts';

/** Services that a buyer orders (S1-14…S1-16). */
export const serviceFamily: RequestFamily<Service, RequestState, ServiceAct, OrderDetails> = {
  kinds: serviceNames,
  flow: serviceFlow,
  sentIn: '680',
  byItself: ['end'],
  topic: 'services',
  readDetails: (kept) => kept,
};

/** A line of a list in the words of the contract. */
export const toServiceItem = <Item extends Pick<RequestItem<Service, RequestState>, 'kind'>>({
  kind,
  ...item
}: Item): Omit<Item, 'kind'> & { service: Service } => ({ ...item, service: kind });
