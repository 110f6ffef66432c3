import type { Domain } from '../../domain.ts';
import { bindEds } from './eds.routes.ts';
import { held } from './held.ts';
import { workEds } from './work-eds.ts';

export const eds: Domain = {
  name: 'eds',
  about: 'Certificates of electronic signatures: orders, payment, identity, renewal, revocation',
  uses: ['deals', 'identity', 'members', 'passports', 'payments', 'users'],
  routes: { cabinet: [bindEds] },
  queues: ['eds.ask', 'eds.sweep'],
  jobs: [workEds],
  held,
};
