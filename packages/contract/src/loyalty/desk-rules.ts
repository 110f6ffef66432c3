import type { StaffRole } from '../wire/endpoint.ts';

/** Roles that see a buyer's discounts. */
export const discountReaders = ['manager', 'support', 'admin'] as const satisfies readonly StaffRole[];

/** Roles that give and withdraw discounts. */
export const discountGivers = ['manager', 'admin'] as const satisfies readonly StaffRole[];

/** The largest single discount: in hundredths of a percent, and in kopecks. */
export const mostDiscount = { percent: 2000, sum: 200_000_000 } as const;
