import type { Domain } from '../../domain.ts';
import { followDeals } from './follow-deals.ts';
import { held } from './held.ts';
import { bindMembers, bindMembersDesk, bindOwnMembership } from './members.routes.ts';
import { tellOfMembers } from './notices/tell-of-members.ts';
import { followDealConsents } from './papers/follow-consents.ts';
import { workMembers } from './papers/recheck-members.ts';

export const members: Domain = {
  name: 'members',
  about: 'Who takes part in a deal: shares, invitations, papers and their check',
  uses: [
    'booking',
    'catalogue',
    'consents',
    'deals',
    'documents',
    'identity',
    'notifications',
    'parameters',
    'passports',
    'users',
  ],
  routes: { cabinet: [bindMembers, bindOwnMembership], office: [bindMembersDesk] },
  listeners: [followDeals, followDealConsents],
  notices: [tellOfMembers],
  queues: ['members.recheck'],
  jobs: [workMembers],
  held,
};
