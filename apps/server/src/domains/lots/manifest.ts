import type { Domain } from '../../domain.ts';
import { bindLots } from './lots.routes.ts';

export const lots: Domain = {
  name: 'lots',
  about: 'What is taken along with another estate, each as a deal of its own',
  uses: ['booking', 'catalogue', 'deals'],
  routes: { cabinet: [bindLots] },
};
