import type { BookingEvent, BookingState } from '@novosel/contract/booking/rules.ts';
import { type EventKind, eventKind } from '../../platform/events.ts';

/** Events of a booking for later domains. */
export interface BookingNews {
  readonly bookingId: string;
  readonly number: string;
  readonly userId: number;
  readonly estateId: number;
  readonly event: BookingEvent;
  readonly from: BookingState;
  readonly to: BookingState;
  readonly actor: 'buyer' | 'acquirer' | 'staff' | 'clock';
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly feeKopecks: number;
  /** For refunds: whether the cash desk makes it. */
  readonly paidInCash: boolean;
  readonly priceKopecks: number;
  readonly holdUntil: Date;
  readonly bookedUntil: Date | null;
  readonly at: Date;
}

/** A payment failed: by the bank, by the time limit, or through our fault. */
export const bookingPaymentDeclined = eventKind<BookingNews>('booking.payment-declined');
export const bookingPaymentExpired = eventKind<BookingNews>('booking.payment-expired');
export const bookingPaymentRefused = eventKind<BookingNews>('booking.payment-refused');
export const bookingSucceeded = eventKind<BookingNews>('booking.succeeded');
export const bookingExpired = eventKind<BookingNews>('booking.expired');
export const bookingCanceled = eventKind<BookingNews>('booking.canceled');
/** The booking is dead and its money is being refunded. */
export const bookingRefunding = eventKind<BookingNews>('booking.refunding');
export const bookingReturned = eventKind<BookingNews>('booking.returned');
/** A second payment of the fee has come by a transfer; we refund it, and the booking does not change. */
export const bookingPaidTwice = eventKind<BookingNews>('booking.paid-twice');
/** The acquirer refuses the refund; we make it ourselves. */
export const bookingRefundFailed = eventKind<BookingNews>('booking.refund-failed');
export const bookingExtended = eventKind<BookingNews>('booking.extended');
/** A new edition of the agreement waits for the buyer. */
export const bookingTermsOffered = eventKind<BookingNews>('booking.terms-offered');
/** The buyer has signed a new edition: price, term and finishing are the new ones. */
export const bookingResigned = eventKind<BookingNews>('booking.resigned');

/** The event of a move; undefined when no other domain needs it. */
export function newsKind(
  event: BookingEvent,
  from: BookingState,
  to: BookingState,
): EventKind<BookingNews> | undefined {
  if (event === 'extend') return bookingExtended;
  if (event === 'change-terms') return bookingTermsOffered;
  if (event === 'resign') return bookingResigned;
  if (event === 'keep-terms') return undefined;
  if (event === 'refund-failed') return bookingRefundFailed;
  // Paid while a new edition waits: the deal opens as usual.
  if ((event === 'payment-succeeded' || event === 'confirm-transfer') && to === 'resign')
    return bookingSucceeded;
  const failed = byFailure[event];
  if (failed) return failed;
  return from === to ? undefined : byState[to];
}

const byFailure: Readonly<Partial<Record<BookingEvent, EventKind<BookingNews>>>> = {
  'payment-declined': bookingPaymentDeclined,
  'payment-expired': bookingPaymentExpired,
  'payment-refused': bookingPaymentRefused,
};

const byState: Readonly<Partial<Record<BookingState, EventKind<BookingNews>>>> = {
  success: bookingSucceeded,
  expired: bookingExpired,
  canceled: bookingCanceled,
  refunding: bookingRefunding,
  returned: bookingReturned,
};
