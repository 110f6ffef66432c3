import type { Domain } from '../../domain.ts';
import { bindDeals, bindTrustedDeals, bindTrustedSigning } from './deals.routes.ts';
import { bindDealsDesk } from './deals-desk.routes.ts';
import { followBookings } from './follow-booking.ts';
import { held } from './held.ts';
import { tellOfDeals } from './notices/tell-of-deals.ts';
import { tellOfSchedules } from './notices/tell-of-schedules.ts';
import { tellOfSignings } from './notices/tell-of-signings.ts';
import { workDeals } from './terms/end-overdue.ts';

export const deals: Domain = {
  name: 'deals',
  about: 'The way of a deal after its booking: places, turns, terms, schedule, escrow',
  uses: [
    'booking',
    'catalogue',
    'delegates',
    'documents',
    'identity',
    'managers',
    'notifications',
    'payments',
    'signing',
    'users',
  ],
  routes: { cabinet: [bindDeals, bindTrustedDeals, bindTrustedSigning], office: [bindDealsDesk] },
  listeners: [followBookings],
  notices: [tellOfDeals, tellOfSchedules, tellOfSignings],
  queues: ['deal.sweep'],
  jobs: [workDeals],
  held,
};
