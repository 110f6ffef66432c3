import type { Domain } from '../../domain.ts';
import { followFriends } from './friends/follow-friends.ts';
import { held } from './held.ts';
import { bindLoyalty, bindLoyaltyDesk } from './loyalty.routes.ts';
import { tellOfDiscounts } from './notices/tell-of-discounts.ts';
import { tellOfLevels } from './notices/tell-of-levels.ts';
import { tellOfRewards } from './notices/tell-of-rewards.ts';
import { workLoyalty } from './work-loyalty.ts';

export const loyalty: Domain = {
  name: 'loyalty',
  about: 'Levels, cards, discounts, recommendations',
  uses: ['booking', 'catalogue', 'deals', 'identity', 'notifications'],
  routes: { cabinet: [bindLoyalty], office: [bindLoyaltyDesk] },
  listeners: [followFriends],
  notices: [tellOfLevels, tellOfDiscounts, tellOfRewards],
  queues: ['loyalty.review'],
  jobs: [workLoyalty],
  held,
};
