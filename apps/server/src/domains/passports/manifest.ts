import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { tellOfPassports } from './notices/tell-of-passports.ts';
import { bindPassports, bindPassportsDesk } from './passports.routes.ts';

export const passports: Domain = {
  name: 'passports',
  about: 'Passports: checked by the desk, changed by a request',
  uses: ['documents', 'identity', 'notifications', 'users'],
  routes: { cabinet: [bindPassports], office: [bindPassportsDesk] },
  notices: [tellOfPassports],
  held,
};
