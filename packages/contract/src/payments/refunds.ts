/** Of money on its way back: written down, asked of the acquirer, refused by it, back. */
export const refundStates = ['queued', 'asked', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * How money goes back that the acquirer will not return: from our account at the bank, or at the cash desk.
 */
export const returnWays = ['transfer', 'cash-desk'] as const;
export type ReturnWay = (typeof returnWays)[number];
