import type { StaffRole } from '../wire/endpoint.ts';

/** Who sees what a buyer has been given. */
export const discountReaders = ['manager', 'support', 'admin'] as const satisfies readonly StaffRole[];

/** Who gives a discount and takes it back. */
export const discountGivers = ['manager', 'admin'] as const satisfies readonly StaffRole[];

/** What one discount gives at most: in hundredths of a percent, and in kopecks. */
export const mostDiscount = { percent: 2000, sum: 200_000_000 } as const;
