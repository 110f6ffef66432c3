import { bookingEndpoints } from './booking/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { dealsEndpoints } from './deals/endpoints.ts';
import { deskEndpoints } from './desk/endpoints.ts';
import { documentsEndpoints } from './documents/endpoints.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { loyaltyEndpoints } from './loyalty/endpoints.ts';
import { managersEndpoints } from './managers/endpoints.ts';
import { mortgageEndpoints } from './mortgage/endpoints.ts';
import { notificationsEndpoints } from './notifications/endpoints.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import { sessionEndpoints } from './session/endpoints.ts';
import { usersEndpoints } from './users/endpoints.ts';

/** Every call there is. Routes, OpenAPI, typed calls, the ownership matrix and the limits come from this table. */
export const endpointTable: readonly AnyEndpoint[] = [
  sessionEndpoints,
  usersEndpoints,
  managersEndpoints,
  catalogueEndpoints,
  documentsEndpoints,
  paymentsEndpoints,
  bookingEndpoints,
  dealsEndpoints,
  mortgageEndpoints,
  loyaltyEndpoints,
  notificationsEndpoints,
  deskEndpoints,
].flatMap((group): AnyEndpoint[] => Object.values(group));
