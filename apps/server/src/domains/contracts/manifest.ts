import type { Domain } from '../../domain.ts';
import { bindContracts, bindContractsDesk, bindContractTemplates } from './contracts.routes.ts';
import { followDeals } from './follow-deals.ts';
import { held } from './held.ts';
import { tellOfContracts } from './notices/tell-of-contracts.ts';

export const contracts: Domain = {
  name: 'contracts',
  about: 'The contract of a deal: drafts, versions, reading, questions, agreement, frozen paper',
  uses: [
    'booking',
    'catalogue',
    'deals',
    'documents',
    'identity',
    'members',
    'mortgage',
    'notifications',
    'parameters',
    'users',
  ],
  routes: { cabinet: [bindContracts], office: [bindContractsDesk, bindContractTemplates] },
  listeners: [followDeals],
  notices: [tellOfContracts],
  held,
};
