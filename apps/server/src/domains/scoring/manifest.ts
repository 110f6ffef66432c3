import type { Domain } from '../../domain.ts';
import { forgetRatings } from './forget-ratings.ts';
import { held } from './held.ts';
import { bindScoring } from './scoring.routes.ts';
import { workScoring } from './work-scoring.ts';

export const scoring: Domain = {
  name: 'scoring',
  about: 'The credit rating of a buyer',
  uses: ['consents', 'identity', 'signing', 'users'],
  routes: { cabinet: [bindScoring] },
  listeners: [forgetRatings],
  queues: ['scoring.ask', 'scoring.sweep'],
  jobs: [workScoring],
  held,
};
