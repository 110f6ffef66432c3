import type { Domain } from '../../domain.ts';
import { tellDeskOfLate } from '../requests/public.ts';
import { followEnds } from './end-services.ts';
import { tellOfServices } from './notices/tell-of-services.ts';
import { serviceFamily } from './service-family.ts';
import { bindServices, bindServicesDesk } from './services.routes.ts';

export const services: Domain = {
  name: 'services',
  about: 'Insurance, tax deduction, registration: ordered and followed',
  uses: ['booking', 'consents', 'deals', 'documents', 'identity', 'notifications', 'requests', 'signing'],
  routes: { cabinet: [bindServices], office: [bindServicesDesk] },
  listeners: [followEnds, (context) => tellDeskOfLate(context, serviceFamily)],
  notices: [tellOfServices],
};
