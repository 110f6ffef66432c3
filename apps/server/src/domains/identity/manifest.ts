import type { Domain } from '../../domain.ts';
import { cleanIdentity } from './accounts/clean-identity.ts';
import { held } from './held.ts';
import { bindAccounts, bindOwnAccount, bindOwnSessions } from './identity.routes.ts';
import { bindSignIn } from './sign-in/sign-in.routes.ts';
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
    cabinet: [bindSignIn, bindAccounts, bindOwnSessions, bindOwnAccount],
    office: [bindStaffSession, bindPeopleDesk, bindStaffAccounts, bindOwnStaffAccount],
  },
  cleanups: [cleanIdentity],
  held,
};
