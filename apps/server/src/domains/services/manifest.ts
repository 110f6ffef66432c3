import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { tellOfServices } from './notices/tell-of-services.ts';
import { bindServices, bindServicesDesk } from './services.routes.ts';
import { followEnds, workServices } from './work-services.ts';

export const services: Domain = {
  name: 'services',
  about: 'Insurance, tax deduction, registration: ordered and followed',
  uses: ['booking', 'catalogue', 'consents', 'deals', 'documents', 'identity', 'notifications', 'signing'],
  routes: { cabinet: [bindServices], office: [bindServicesDesk] },
  listeners: [followEnds],
  notices: [tellOfServices],
  queues: ['service.sweep'],
  jobs: [workServices],
  held,
};
