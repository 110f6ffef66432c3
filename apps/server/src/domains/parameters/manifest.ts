import type { Domain } from '../../domain.ts';
import { followDeals } from './follow-deals.ts';
import { held } from './held.ts';
import { bindParameters } from './parameters.routes.ts';

export const parameters: Domain = {
  name: 'parameters',
  about: 'Terms of a deal that its buyer chooses, their calculation and its confirmation',
  uses: ['booking', 'catalogue', 'deals', 'identity', 'loyalty'],
  routes: { cabinet: [bindParameters] },
  listeners: [followDeals],
  held,
};
