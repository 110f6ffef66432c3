import type { Domain } from '../../domain.ts';
import { bindEds, bindEdsDesk } from './eds.routes.ts';
import { held } from './held.ts';
import { tellOfOrders } from './notices/tell-of-orders.ts';
import { followOrderPayments } from './payment/follow-payments.ts';
import { workEds } from './work-eds.ts';

export const eds: Domain = {
  name: 'eds',
  about: 'Certificates of electronic signatures: orders, payment, identity, renewal, revocation',
  uses: ['deals', 'identity', 'members', 'notifications', 'passports', 'payments', 'users'],
  routes: { cabinet: [bindEds], office: [bindEdsDesk] },
  listeners: [followOrderPayments],
  notices: [tellOfOrders],
  queues: ['eds.ask', 'eds.sweep'],
  jobs: [workEds],
  held,
};
