import type { Domain } from '../../domain.ts';
import { bindDelegates } from './delegates.routes.ts';
import { held } from './held.ts';
import { tellOfDelegates } from './notices/tell-of-delegates.ts';
import { reviewDelegates } from './review-delegates.ts';

export const delegates: Domain = {
  name: 'delegates',
  about: 'Trusted persons: who may act for a buyer, invited by phone',
  uses: ['identity', 'notifications'],
  routes: { cabinet: [bindDelegates] },
  listeners: [reviewDelegates],
  notices: [tellOfDelegates],
  held,
};
