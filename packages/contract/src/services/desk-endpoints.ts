import { requestDeskEndpoints } from '../requests/desk-endpoints.ts';
import type { AnswerOf } from '../wire/endpoint.ts';
import { deskStep } from './forms.ts';
import { serviceRoles } from './rules.ts';
import { serviceItem, serviceView } from './schema.ts';

export const servicesDeskEndpoints = requestDeskEndpoints({
  name: 'services',
  roles: serviceRoles,
  about: 'Requests for services',
  item: serviceItem,
  view: serviceView,
  step: deskStep,
});

type Queue = AnswerOf<typeof servicesDeskEndpoints.queue>;
export type ServiceRow = Queue['data']['items'][number];
export type DeskService = AnswerOf<typeof servicesDeskEndpoints.one>['data'];
