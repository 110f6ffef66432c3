export { giveDiscount } from './discounts/discounts.repo.ts';
export { discountsFor } from './discounts/discounts-for.ts';
export { followFriends } from './friends/follow-friends.ts';
export {
  type DiscountNews,
  discountGiven,
  discountWithdrawn,
  levelChanged,
  type RewardNews,
  rewardEarned,
  rewardMoved,
} from './loyalty.events.ts';
export { workLoyalty } from './work-loyalty.ts';
