import type { Domain } from '../../domain.ts';
import { followEnds } from './end-services.ts';
import { tellOfServices } from './notices/tell-of-services.ts';
import { serviceFamily } from './service-family.ts';
import { bindServices } from './services.routes.ts';

export const services: Domain = {
  name: 'services',
  about: 'Insurance, tax deduction, registration: ordered and followed',
  uses: ['booking', 'consents', 'deals', 'identity', 'notifications', 'requests', 'signing'],
  routes: { cabinet: [bindServices] },
  requests: [serviceFamily],
  listeners: [followEnds],
  notices: [tellOfServices],
};
