import type { Domain } from '../../domain.ts';
import { followDeals } from './follow-deals.ts';
import { held } from './held.ts';
import { tellOfSignatures } from './notices/tell-of-signatures.ts';
import { bindSignatures, bindSignaturesDesk } from './signatures.routes.ts';
import { workSignatures } from './work-signatures.ts';

export const signatures: Domain = {
  name: 'signatures',
  about: 'Electronic signing of a contract in rounds: requests at the operator, refusals, kinds per paper',
  uses: [
    'booking',
    'contracts',
    'deals',
    'documents',
    'eds',
    'identity',
    'members',
    'mortgage',
    'notifications',
    'signing',
  ],
  routes: { cabinet: [bindSignatures], office: [bindSignaturesDesk] },
  listeners: [followDeals],
  notices: [tellOfSignatures],
  queues: ['signatory.ask', 'signature.ask', 'signature.sweep'],
  jobs: [workSignatures],
  held,
};
