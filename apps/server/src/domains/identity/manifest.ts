import type { Domain } from '../../domain.ts';
import { cleanIdentity } from './accounts/clean-identity.ts';
import { held } from './held.ts';
import { bindAccounts, bindIdentity, bindOwnSessions } from './identity.routes.ts';
import {
  bindOwnStaffAccount,
  bindPeopleDesk,
  bindStaffAccounts,
  bindStaffSession,
} from './staff/staff.routes.ts';

export const identity: Domain = {
  name: 'identity',
  about: 'Who somebody is: accounts, sign-in, sessions, codes, contacts, staff',
  uses: ['consents'],
  routes: {
    cabinet: [bindIdentity, bindAccounts, bindOwnSessions],
    office: [bindStaffSession, bindPeopleDesk, bindStaffAccounts, bindOwnStaffAccount],
  },
  cleanups: [cleanIdentity],
  held,
};
