import type { Domain } from '../../domain.ts';
import { bindConsents } from './consents.routes.ts';
import { held } from './held.ts';

export const consents: Domain = {
  name: 'consents',
  about: 'Texts that people agree to, and what is kept of it',
  uses: [],
  routes: { cabinet: [bindConsents] },
  held,
};
