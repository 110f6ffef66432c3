import type { Domain } from '../../domain.ts';
import { bindEds } from './eds.routes.ts';
import { held } from './held.ts';

export const eds: Domain = {
  name: 'eds',
  about: 'What is known of a buyer’s electronic signature',
  uses: ['identity'],
  routes: { cabinet: [bindEds] },
  held,
};
