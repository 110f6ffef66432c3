import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindPayments } from './payments.routes.ts';
import { workPayments } from './work-payments.ts';

export const payments: Domain = {
  name: 'payments',
  about: 'Money of a booking: acquirer, transfer, cash, refunds, ledger',
  uses: ['identity'],
  routes: { cabinet: [bindPayments] },
  queues: ['payment.ask', 'payment.sweep', 'refund.ask'],
  jobs: [workPayments],
  held,
};
