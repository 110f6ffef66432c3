import type { Domain } from '../../domain.ts';
import { workDeletions } from './carry-out-deletion.ts';
import { held } from './held.ts';
import { workExports } from './make-export.ts';
import { bindPrivacy, bindPrivacyDesk } from './privacy.routes.ts';
import { workErasures } from './replay-erasures.ts';

export const privacy: Domain = {
  name: 'privacy',
  about: 'A copy of a person’s data, and the end of an account',
  uses: [
    'booking',
    'deals',
    'delegates',
    'documents',
    'identity',
    'notifications',
    'passports',
    'payments',
    'requests',
    'signing',
    'sites',
    'users',
  ],
  routes: { cabinet: [bindPrivacy], office: [bindPrivacyDesk] },
  queues: ['privacy.export', 'privacy.remove', 'privacy.erase', 'privacy.replay'],
  jobs: [workExports, workDeletions, workErasures],
  held,
};
