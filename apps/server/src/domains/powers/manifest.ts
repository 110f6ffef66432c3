import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { tellOfPowers } from './notices/tell-of-powers.ts';
import { bindPowers, bindPowersDesk } from './powers.routes.ts';

export const powers: Domain = {
  name: 'powers',
  about: 'Notarial powers of attorney of trusted persons',
  uses: ['delegates', 'documents', 'identity', 'notifications', 'passports', 'users'],
  routes: { cabinet: [bindPowers], office: [bindPowersDesk] },
  notices: [tellOfPowers],
  held,
};
