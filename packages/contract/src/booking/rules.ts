/**
 * The flow of a booking as one table: the server decides by it, pages ask it what is allowed, tests try every
 * state with every event, and docs/flows draws it (truth 2 of the domain).
 */
export const bookingStates = [
  'none',
  'passport',
  'sign',
  'payment',
  'paying',
  'unclear',
  'cash',
  'transfer',
  'success',
  'resign',
  'expired',
  'canceled',
  'refunding',
  'returned',
] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingEvents = [
  'begin',
  'join',
  'save-passport',
  'renew-agreement',
  'sign',
  'begin-payment',
  'choose-cash-desk',
  'choose-transfer',
  'payment-succeeded',
  'payment-declined',
  'payment-expired',
  'payment-refused',
  'payment-unclear',
  'payment-pending',
  'confirm-cash',
  'confirm-transfer',
  'extend',
  'change-terms',
  'resign',
  'keep-terms',
  'expire',
  'cancel',
  'cancel-by-staff',
  'refund-done',
  'return-cash',
  'refund-failed',
  'ask-refund-again',
  'return-otherwise',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

export type BookingActor = 'buyer' | 'acquirer' | 'staff' | 'clock';
export type BookingScreen =
  | 'start'
  | 'passport'
  | 'sign'
  | 'payment'
  | 'status'
  | 'success'
  | 'resign'
  | 'resign-success'
  | 'expired'
  | 'canceled';

/** What the server knows at the moment of an event; each guard is the name of one of these facts. */
export interface BookingFacts {
  readonly estateForSale: boolean;
  readonly withinHoldLimit: boolean;
  readonly passportComplete: boolean;
  readonly codeAccepted: boolean;
  readonly feeDue: boolean;
  readonly feePaid: boolean;
  /** The acquirer says that the open payment waits for the buyer: he may leave it for another way to pay. */
  readonly tryWaits: boolean;
  /** The buyer chose last a way to pay without the acquirer, and that money is awaited. */
  readonly cashChosen: boolean;
  readonly transferChosen: boolean;
  /** The fee was paid at the cash desk or by a transfer, so only we can refund it, not the acquirer. */
  readonly paidInCash: boolean;
  /** The acquirer refuses the refund that the event is about. */
  readonly refundFailed: boolean;
  /** … and it refunds not the fee, but a second payment of it. */
  readonly paidTwice: boolean;
  readonly holdAlive: boolean;
  /**
   * The term of the booking still runs: until its end the fee is refundable, and money that comes later buys
   * nothing. For a signature of a new edition this is the term by that edition.
   */
  readonly termAlive: boolean;
  readonly estateStillFree: boolean;
  readonly reasonGiven: boolean;
}
export type BookingGuard = { readonly [Fact in keyof BookingFacts]?: boolean };

export interface BookingMove {
  readonly from: BookingState;
  readonly event: BookingEvent;
  readonly actor: BookingActor;
  readonly guard?: BookingGuard;
  readonly to: BookingState;
  readonly screen: BookingScreen;
}

/** The screen for each state. */
export const bookingScreens: Readonly<Record<BookingState, BookingScreen>> = {
  none: 'start',
  passport: 'passport',
  sign: 'sign',
  payment: 'payment',
  paying: 'status',
  unclear: 'status',
  cash: 'status',
  transfer: 'status',
  success: 'success',
  resign: 'resign',
  expired: 'expired',
  canceled: 'canceled',
  refunding: 'status',
  returned: 'status',
};

/**
 * States in which the estate is kept from others: by the booking, or after its success by the deal. From
 * `success` on, a state describes the fee and the agreement of an ended booking.
 */
export const liveStates: readonly BookingState[] = [
  'passport',
  'sign',
  'payment',
  'paying',
  'unclear',
  'cash',
  'transfer',
  'success',
  'resign',
];

function move(
  from: BookingState,
  event: BookingEvent,
  actor: BookingActor,
  to: BookingState,
  guard?: BookingGuard,
): BookingMove {
  const screen = event === 'resign' ? 'resign-success' : bookingScreens[to];
  const row = { from, event, actor, to, screen };
  return guard ? { ...row, guard } : row;
}

const unpaidStates: readonly BookingState[] = [
  'passport',
  'sign',
  'payment',
  'paying',
  'unclear',
  'cash',
  'transfer',
];

/**
 * Money has come, as the acquirer or the bank statement says. It pays for a living booking, whatever way was
 * chosen last; an ended booking gets the estate if it is still free. Otherwise, or after the last day of the
 * booking, it is refunded automatically (promise 34). A second payment is refunded without changing the
 * booking.
 */
function moneyCame(event: 'payment-succeeded' | 'confirm-transfer', actor: BookingActor): BookingMove[] {
  const unpaid = ['paying', 'unclear', 'payment', 'cash', 'transfer'] as const;
  return [
    ...unpaid.flatMap((from) => [
      move(from, event, actor, 'success', { termAlive: true }),
      move(from, event, actor, 'refunding', { termAlive: false }),
    ]),
    move('expired', event, actor, 'success', { paidTwice: false, termAlive: true, estateStillFree: true }),
    move('expired', event, actor, 'refunding', { paidTwice: false, termAlive: true, estateStillFree: false }),
    move('expired', event, actor, 'refunding', { paidTwice: false, termAlive: false }),
    move('canceled', event, actor, 'refunding', { paidTwice: false }),
    ...(['expired', 'canceled'] as const).map((from) => move(from, event, actor, from, { paidTwice: true })),
    ...(['success', 'resign', 'refunding', 'returned'] as const).map((from) =>
      move(from, event, actor, from),
    ),
  ];
}

/** Back to the state before the terms were to change: the buyer keeps his step and his chosen way to pay. */
function afterEdition(
  event: 'resign' | 'keep-terms',
  guard: Pick<BookingGuard, 'codeAccepted' | 'termAlive'>,
): readonly BookingMove[] {
  const unpaid = { ...guard, feeDue: true, feePaid: false, holdAlive: true } as const;
  return [
    move('resign', event, 'buyer', 'payment', { ...unpaid, cashChosen: false, transferChosen: false }),
    move('resign', event, 'buyer', 'cash', { ...unpaid, cashChosen: true, transferChosen: false }),
    move('resign', event, 'buyer', 'transfer', { ...unpaid, transferChosen: true }),
    move('resign', event, 'buyer', 'success', { ...guard, feePaid: true }),
    move('resign', event, 'buyer', 'success', { ...guard, feeDue: false, feePaid: false }),
  ];
}

/**
 * New editions of a signed agreement: read, compared, signed again or declined. Without a signature nothing
 * changes.
 */
const editions: readonly BookingMove[] = [
  ...(['payment', 'cash', 'transfer'] as const).map((from) =>
    move(from, 'change-terms', 'staff', 'resign', { reasonGiven: true, holdAlive: true }),
  ),
  ...(['success', 'resign'] as const).map((from) =>
    move(from, 'change-terms', 'staff', 'resign', { reasonGiven: true }),
  ),
  // A signature must not revive terms whose last day passed while the edition waited: it would end the
  // booking.
  ...afterEdition('resign', { codeAccepted: true, termAlive: true }),
  ...afterEdition('keep-terms', {}),
  move('resign', 'extend', 'staff', 'resign', { reasonGiven: true }),
  move('resign', 'expire', 'clock', 'expired', {
    holdAlive: false,
    termAlive: true,
    feeDue: true,
    feePaid: false,
  }),
];

/**
 * The fee is refundable while the term runs (agreement, «Возврат платы»); later the service has been
 * rendered.
 */
const withdrawals: readonly BookingMove[] = (['success', 'resign'] as const).flatMap((from) => [
  move(from, 'cancel', 'buyer', 'refunding', { feePaid: true, termAlive: true }),
  move(from, 'cancel', 'buyer', 'canceled', { feePaid: true, termAlive: false }),
  move(from, 'cancel', 'buyer', 'canceled', { feePaid: false }),
  move(from, 'cancel-by-staff', 'staff', 'refunding', { reasonGiven: true, feePaid: true }),
  move(from, 'cancel-by-staff', 'staff', 'canceled', { reasonGiven: true, feePaid: false }),
]);

/** States of a booking that is paid for, and so may have been paid for twice. */
const paidStates: readonly BookingState[] = [
  'success',
  'resign',
  'expired',
  'canceled',
  'refunding',
  'returned',
];

/**
 * Refunds that the acquirer refuses and we have to make: requested again, or made in another way (promise
 * 40).
 */
const failedRefunds: readonly BookingMove[] = [
  move('refunding', 'refund-failed', 'acquirer', 'refunding', { paidTwice: false }),
  move('refunding', 'ask-refund-again', 'staff', 'refunding', { refundFailed: true, paidTwice: false }),
  move('refunding', 'return-otherwise', 'staff', 'returned', {
    refundFailed: true,
    paidTwice: false,
    reasonGiven: true,
  }),
  // A second payment is refunded without changing the booking.
  ...paidStates.flatMap((from) => [
    move(from, 'refund-failed', 'acquirer', from, { paidTwice: true }),
    move(from, 'ask-refund-again', 'staff', from, { refundFailed: true, paidTwice: true }),
    move(from, 'return-otherwise', 'staff', from, { refundFailed: true, paidTwice: true, reasonGiven: true }),
  ]),
];

/** A booking without a contract ends with its term, as the agreement says («Срок»). */
const overdue: readonly BookingMove[] = (['success', 'resign'] as const).map((from) =>
  move(from, 'expire', 'clock', 'expired', { termAlive: false }),
);

export const bookingFlow: readonly BookingMove[] = [
  move('none', 'begin', 'buyer', 'passport', { estateForSale: true, withinHoldLimit: true }),
  // Taken along with an estate that is already a deal: the passport, the agreement and the fee are there.
  move('none', 'join', 'buyer', 'success', { estateForSale: true, termAlive: true }),
  move('passport', 'save-passport', 'buyer', 'sign', { passportComplete: true, holdAlive: true }),
  move('sign', 'save-passport', 'buyer', 'sign', { passportComplete: true, holdAlive: true }),
  // The passport was replaced elsewhere: an unsigned agreement gets the new one, also after the hold has
  // ended.
  ...(['sign', 'resign'] as const).map((from) => move(from, 'renew-agreement', 'clock', from)),
  move('sign', 'sign', 'buyer', 'payment', { codeAccepted: true, holdAlive: true, feeDue: true }),
  move('sign', 'sign', 'buyer', 'success', { codeAccepted: true, holdAlive: true, feeDue: false }),
  move('payment', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  move('cash', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  move('transfer', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  // Another way to pay while the first payment waits for the buyer.
  move('paying', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  ...(['payment', 'transfer'] as const).map((from) =>
    move(from, 'choose-cash-desk', 'buyer', 'cash', { holdAlive: true }),
  ),
  ...(['payment', 'cash'] as const).map((from) =>
    move(from, 'choose-transfer', 'buyer', 'transfer', { holdAlive: true }),
  ),
  // A payment that waits for the buyer is still watched after he leaves it; one without an answer may succeed
  // at this moment, so it cannot be left.
  move('paying', 'choose-cash-desk', 'buyer', 'cash', { tryWaits: true, holdAlive: true }),
  move('paying', 'choose-transfer', 'buyer', 'transfer', { tryWaits: true, holdAlive: true }),
  move('paying', 'cancel', 'buyer', 'canceled', { tryWaits: true }),
  ...(['paying', 'unclear'] as const).flatMap((from) =>
    // Declined by the bank, expired, or refused by the acquirer because of an error on our side.
    (['payment-declined', 'payment-expired', 'payment-refused'] as const).map((event) =>
      move(from, event, 'acquirer', 'payment'),
    ),
  ),
  move('paying', 'payment-unclear', 'clock', 'unclear'),
  move('unclear', 'payment-unclear', 'clock', 'unclear'),
  move('unclear', 'payment-pending', 'acquirer', 'paying'),
  // Cash can be refused at the desk, unlike money on a statement: none is taken for a booking that is over.
  ...(['payment', 'cash', 'transfer'] as const).map((from) =>
    move(from, 'confirm-cash', 'staff', 'success', { termAlive: true, holdAlive: true }),
  ),
  ...unpaidStates.map((from) => move(from, 'expire', 'clock', 'expired', { holdAlive: false })),
  ...unpaidStates.map((from) => move(from, 'extend', 'staff', from, { reasonGiven: true })),
  ...(['passport', 'sign', 'payment', 'cash', 'transfer'] as const).map((from) =>
    move(from, 'cancel', 'buyer', 'canceled'),
  ),
  ...unpaidStates.map((from) => move(from, 'cancel-by-staff', 'staff', 'canceled', { reasonGiven: true })),
  move('success', 'extend', 'staff', 'success', { reasonGiven: true }),
  ...editions,
  ...withdrawals,
  ...overdue,
  ...moneyCame('payment-succeeded', 'acquirer'),
  ...moneyCame('confirm-transfer', 'staff'),
  move('refunding', 'refund-done', 'acquirer', 'returned'),
  move('refunding', 'return-cash', 'staff', 'returned', { paidInCash: true }),
  ...failedRefunds,
];

export type BookingDecision =
  | { readonly allowed: true; readonly move: BookingMove }
  | { readonly allowed: false; readonly why: 'no-such-move' | keyof BookingFacts };

/** The move that the table allows for an event, or the first reason against it. */
export function decideBooking(from: BookingState, event: BookingEvent, facts: BookingFacts): BookingDecision {
  const candidates = bookingFlow.filter((row) => row.from === from && row.event === event);
  let why: 'no-such-move' | keyof BookingFacts = 'no-such-move';
  for (const row of candidates) {
    const broken = brokenGuard(row, facts);
    if (!broken) return { allowed: true, move: row };
    why = broken;
  }
  return { allowed: false, why };
}

function brokenGuard(row: BookingMove, facts: BookingFacts): keyof BookingFacts | undefined {
  const wanted = Object.entries(row.guard ?? {}) as [keyof BookingFacts, boolean][];
  return wanted.find(([fact, value]) => facts[fact] !== value)?.[0];
}
