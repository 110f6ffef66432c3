/**
 * S3-80, S3-82, S4.1-06 and the acquirer's own status: separate codes, linked by one table of allowed moves
 * (ruling S3-82).
 */
export const depositStatuses = [
  'CREATED',
  'ON-PAYMENT',
  'APPROVED',
  'CANCELED',
  'DECLINED',
  'EXPIRED',
] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const paymentCodes = {
  forPayment: 1,
  paid: 2,
  expired: 3,
  returned: 4,
  notActive: 5,
  inProgress: 6,
  waiting: 7,
  signWaiting: 101,
  payWaiting: 102,
  resignWaiting: 103,
} as const;
export type PaymentCode = (typeof paymentCodes)[keyof typeof paymentCodes];

export const paymentMethods = ['acquiring', 'sbp', 'cash-box', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** YooKassa's payment statuses; `unknown` is ours, for a call without an answer (truth 7). */
export const providerStatuses = [
  'none',
  'unknown',
  'pending',
  'waiting_for_capture',
  'succeeded',
  'canceled',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

export interface DepositPosition {
  readonly deposit: DepositStatus;
  readonly code: PaymentCode;
  readonly provider: ProviderStatus;
}

const at = (deposit: DepositStatus, code: PaymentCode, provider: ProviderStatus): DepositPosition => ({
  deposit,
  code,
  provider,
});

/** Every combination that the database may contain. */
export const depositPositions = {
  signWaiting: at('CREATED', 101, 'none'),
  payWaiting: at('CREATED', 102, 'none'),
  cashWaiting: at('CREATED', 7, 'none'),
  asked: at('ON-PAYMENT', 6, 'unknown'),
  forPayment: at('ON-PAYMENT', 1, 'pending'),
  capturing: at('ON-PAYMENT', 6, 'waiting_for_capture'),
  declined: at('DECLINED', 102, 'canceled'),
  paid: at('APPROVED', 2, 'succeeded'),
  paidCash: at('APPROVED', 2, 'none'),
  expired: at('EXPIRED', 3, 'none'),
  expiredAsked: at('EXPIRED', 3, 'unknown'),
  expiredPending: at('EXPIRED', 3, 'pending'),
  expiredDeclined: at('EXPIRED', 3, 'canceled'),
  canceled: at('CANCELED', 5, 'none'),
  canceledAsked: at('CANCELED', 5, 'unknown'),
  canceledPending: at('CANCELED', 5, 'pending'),
  canceledDeclined: at('CANCELED', 5, 'canceled'),
  returning: at('CANCELED', 6, 'succeeded'),
  returned: at('CANCELED', 4, 'succeeded'),
  returningCash: at('CANCELED', 6, 'none'),
  returnedCash: at('CANCELED', 4, 'none'),
} as const satisfies Record<string, DepositPosition>;
export type DepositPlace = keyof typeof depositPositions;

/** Allowed moves of a deposit. A late success of a dead deposit leads back to paid or to a refund. */
export const depositMoves: Readonly<Record<DepositPlace, readonly DepositPlace[]>> = {
  signWaiting: ['payWaiting', 'expired', 'canceled', 'paidCash'],
  payWaiting: ['cashWaiting', 'asked', 'expired', 'canceled', 'paidCash'],
  /** Paid: a payment that the buyer left for another way has succeeded after all. */
  cashWaiting: ['asked', 'paid', 'paidCash', 'expired', 'canceled'],
  /** Paid without the acquirer: by a transfer that was promised before another way was tried. */
  asked: ['forPayment', 'capturing', 'paid', 'paidCash', 'declined', 'expiredAsked', 'canceledAsked'],
  /**
   * Asked again, or the cash desk: the buyer has chosen another way while the first payment waits for him.
   */
  forPayment: [
    'asked',
    'cashWaiting',
    'capturing',
    'paid',
    'paidCash',
    'declined',
    'expiredPending',
    'canceledPending',
  ],
  capturing: ['paid', 'paidCash', 'declined', 'expiredPending', 'canceledPending'],
  declined: ['asked', 'cashWaiting', 'paid', 'paidCash', 'expiredDeclined', 'canceledDeclined'],
  paid: ['returning'],
  paidCash: ['returningCash'],
  expired: ['paid', 'paidCash', 'returning', 'returningCash'],
  expiredAsked: ['expiredPending', 'expiredDeclined', 'paid', 'paidCash', 'returning', 'returningCash'],
  expiredPending: ['expiredDeclined', 'paid', 'paidCash', 'returning', 'returningCash'],
  expiredDeclined: ['paid', 'paidCash', 'returning', 'returningCash'],
  canceled: ['returning', 'returningCash'],
  canceledAsked: ['canceledPending', 'canceledDeclined', 'returning', 'returningCash'],
  canceledPending: ['canceledDeclined', 'returning', 'returningCash'],
  canceledDeclined: ['returning', 'returningCash'],
  returning: ['returned'],
  returned: [],
  returningCash: ['returnedCash'],
  returnedCash: [],
};

/** The position of a stored combination; undefined for an invalid one. */
export function depositPlace(
  position: Readonly<Record<keyof DepositPosition, string | number>>,
): DepositPlace | undefined {
  const places = Object.entries(depositPositions) as [DepositPlace, DepositPosition][];
  return places.find(
    ([, known]) =>
      known.deposit === position.deposit &&
      known.code === position.code &&
      known.provider === position.provider,
  )?.[0];
}

/** Whether a deposit may move; staying is always allowed, because the provider repeats itself. */
export function mayMoveDeposit(from: DepositPlace, to: DepositPlace): boolean {
  return from === to || depositMoves[from].includes(to);
}
