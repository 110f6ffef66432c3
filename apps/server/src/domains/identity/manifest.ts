import type { Domain } from '../../domain.ts';
import { cleanIdentity } from './accounts/clean-identity.ts';
import { held } from './held.ts';
import {
  bindAccounts,
  bindIdentity,
  bindOwnSessions,
  bindStaffAccounts,
  bindStaffSession,
} from './identity.routes.ts';

export const identity: Domain = {
  name: 'identity',
  about: 'Who somebody is: accounts, sign-in, sessions, codes, contacts, staff',
  uses: ['consents'],
  routes: {
    cabinet: [bindIdentity, bindAccounts, bindOwnSessions],
    office: [bindStaffSession, bindStaffAccounts],
  },
  cleanups: [cleanIdentity],
  held,
};
