import type { Domain } from '../../domain.ts';
import { followMortgageConsents } from './follow-consents.ts';
import { held } from './held.ts';
import { bindMortgage } from './mortgage.routes.ts';
import { tellOfBids } from './notices/tell-of-bids.ts';
import { workMortgage } from './work-mortgage.ts';

export const mortgage: Domain = {
  name: 'mortgage',
  about: 'Applications to banks, their answers and the choice of one',
  uses: ['booking', 'catalogue', 'consents', 'deals', 'identity', 'notifications', 'signing', 'users'],
  routes: { cabinet: [bindMortgage] },
  listeners: [followMortgageConsents],
  notices: [tellOfBids],
  queues: ['mortgage.ask', 'mortgage.sweep'],
  jobs: [workMortgage],
  held,
};
