/** States of a refund: recorded, requested from the acquirer, refused by it, done. */
export const refundStates = ['queued', 'asked', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/** How we return money that the acquirer will not: from our bank account, or at the cash desk. */
export const returnWays = ['transfer', 'cash-desk'] as const;
export type ReturnWay = (typeof returnWays)[number];
