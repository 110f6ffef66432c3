export { giveDiscount } from './discounts.repo.ts';
export { discountsFor } from './discounts-for.ts';
export { type DiscountNews, discountGiven, discountWithdrawn, levelChanged } from './loyalty.events.ts';
export { workLoyalty } from './work-loyalty.ts';
