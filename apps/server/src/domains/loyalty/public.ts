export { giveDiscount } from './discounts.repo.ts';
export { discountsFor } from './discounts-for.ts';
export { levelChanged } from './loyalty.events.ts';
export { workLoyalty } from './work-loyalty.ts';
