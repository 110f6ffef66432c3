/**
 * The way of a booking as one table: the server decides by it, the pages ask it what may be done,
 * the tests try every state with every event, and docs/flows draws it (truth 2 of the domain).
 */
export const bookingStates = [
  'none',
  'passport',
  'sign',
  'payment',
  'paying',
  'unclear',
  'cash',
  'success',
  'expired',
  'canceled',
  'refunding',
  'returned',
] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingEvents = [
  'begin',
  'save-passport',
  'sign',
  'begin-payment',
  'choose-cash-desk',
  'payment-succeeded',
  'payment-declined',
  'payment-unclear',
  'payment-pending',
  'confirm-cash',
  'extend',
  'expire',
  'cancel',
  'cancel-by-staff',
  'refund-done',
  'return-cash',
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
  | 'expired'
  | 'canceled';

/** What the server knows at the moment of the event; a guard is the name of one of these. */
export interface BookingFacts {
  readonly estateForSale: boolean;
  readonly withinHoldLimit: boolean;
  readonly passportComplete: boolean;
  readonly codeAccepted: boolean;
  readonly feeDue: boolean;
  readonly feePaid: boolean;
  /** The fee was taken at the cash desk, so that only the cash desk can give it back. */
  readonly paidInCash: boolean;
  readonly holdAlive: boolean;
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

/** The screen on which a person at this state belongs. */
export const bookingScreens: Readonly<Record<BookingState, BookingScreen>> = {
  none: 'start',
  passport: 'passport',
  sign: 'sign',
  payment: 'payment',
  paying: 'status',
  unclear: 'status',
  cash: 'status',
  success: 'success',
  expired: 'expired',
  canceled: 'canceled',
  refunding: 'status',
  returned: 'status',
};

/** States that keep the estate from everybody else: the partial unique index of bookings rests on them. */
export const liveStates: readonly BookingState[] = [
  'passport',
  'sign',
  'payment',
  'paying',
  'unclear',
  'cash',
  'success',
];

function move(
  from: BookingState,
  event: BookingEvent,
  actor: BookingActor,
  to: BookingState,
  guard?: BookingGuard,
): BookingMove {
  const row = { from, event, actor, to, screen: bookingScreens[to] };
  return guard ? { ...row, guard } : row;
}

const unpaidStates: readonly BookingState[] = ['passport', 'sign', 'payment', 'paying', 'unclear', 'cash'];

/** Money that comes after the hold died: the flat if it is still free, else the money goes back by itself (promise 34). */
const afterDeath: readonly BookingMove[] = (['expired', 'canceled'] as const).flatMap((from) => [
  ...(from === 'expired'
    ? [move(from, 'payment-succeeded', 'acquirer', 'success', { estateStillFree: true })]
    : []),
  move(
    from,
    'payment-succeeded',
    'acquirer',
    'refunding',
    from === 'expired' ? { estateStillFree: false } : undefined,
  ),
]);

export const bookingFlow: readonly BookingMove[] = [
  move('none', 'begin', 'buyer', 'passport', { estateForSale: true, withinHoldLimit: true }),
  move('passport', 'save-passport', 'buyer', 'sign', { passportComplete: true, holdAlive: true }),
  move('sign', 'save-passport', 'buyer', 'sign', { passportComplete: true, holdAlive: true }),
  move('sign', 'sign', 'buyer', 'payment', { codeAccepted: true, holdAlive: true, feeDue: true }),
  move('sign', 'sign', 'buyer', 'success', { codeAccepted: true, holdAlive: true, feeDue: false }),
  move('payment', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  move('cash', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  // Another way to pay while the first try waits for him.
  move('paying', 'begin-payment', 'buyer', 'paying', { holdAlive: true }),
  move('payment', 'choose-cash-desk', 'buyer', 'cash', { holdAlive: true }),
  ...(['paying', 'unclear'] as const).flatMap((from) => [
    move(from, 'payment-succeeded', 'acquirer', 'success'),
    move(from, 'payment-declined', 'acquirer', 'payment'),
  ]),
  move('paying', 'payment-unclear', 'clock', 'unclear'),
  move('unclear', 'payment-unclear', 'clock', 'unclear'),
  move('unclear', 'payment-pending', 'acquirer', 'paying'),
  ...(['payment', 'cash'] as const).map((from) => move(from, 'payment-succeeded', 'acquirer', 'success')),
  ...(['payment', 'cash'] as const).map((from) =>
    move(from, 'confirm-cash', 'staff', 'success', { holdAlive: true }),
  ),
  ...unpaidStates.map((from) => move(from, 'expire', 'clock', 'expired', { holdAlive: false })),
  ...unpaidStates.map((from) => move(from, 'extend', 'staff', from, { reasonGiven: true })),
  ...(['passport', 'sign', 'payment', 'cash'] as const).map((from) =>
    move(from, 'cancel', 'buyer', 'canceled'),
  ),
  ...unpaidStates.map((from) => move(from, 'cancel-by-staff', 'staff', 'canceled', { reasonGiven: true })),
  move('success', 'extend', 'staff', 'success', { reasonGiven: true }),
  move('success', 'cancel-by-staff', 'staff', 'refunding', { reasonGiven: true, feePaid: true }),
  move('success', 'cancel-by-staff', 'staff', 'canceled', { reasonGiven: true, feePaid: false }),
  ...afterDeath,
  ...(['success', 'refunding', 'returned'] as const).map((from) =>
    move(from, 'payment-succeeded', 'acquirer', from),
  ),
  move('refunding', 'refund-done', 'acquirer', 'returned'),
  move('refunding', 'return-cash', 'staff', 'returned', { paidInCash: true }),
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
