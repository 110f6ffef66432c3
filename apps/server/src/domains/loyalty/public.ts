export { giveDiscount } from './discounts/discounts.repo.ts';
export { discountsFor } from './discounts/discounts-for.ts';
export { promosFor } from './discounts/promos-for.ts';
export { certificatesOf } from './list-certificates.ts';
