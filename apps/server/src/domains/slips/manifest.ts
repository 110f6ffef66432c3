import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindSlips, bindSlipsDesk } from './slips.routes.ts';

export const slips: Domain = {
  name: 'slips',
  about: 'Pages of a link that the desk sends to a person without an account',
  uses: ['identity'],
  routes: { cabinet: [bindSlips], office: [bindSlipsDesk] },
  held,
};
