import type { Domain } from '../../domain.ts';
import { dropPasskeys } from './drop-passkeys.ts';
import { held } from './held.ts';
import { tellOfPasskeys } from './notices/tell-of-passkeys.ts';
import { cleanChallenges } from './passkeys.repo.ts';
import { bindPasskeys } from './passkeys.routes.ts';

export const passkeys: Domain = {
  name: 'passkeys',
  about: 'Keys of a device, as a way in and as a fresh proof',
  uses: ['identity', 'notifications'],
  routes: { cabinet: [bindPasskeys] },
  listeners: [dropPasskeys],
  notices: [tellOfPasskeys],
  cleanups: [({ db, clock }) => cleanChallenges(db, clock.now())],
  held,
};
