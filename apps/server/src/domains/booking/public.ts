export { fullName } from './agreement/agreement-data.ts';
export { waitingAgreement } from './agreement/agreement-to-sign.ts';
export { nameRepresentative } from './agreement/name-representative.ts';
export type { ActingSigner } from './agreement/representative.ts';
export { sendBookingCode } from './agreement/send-signing-code.ts';
export { signBooking } from './agreement/sign-booking.ts';
export {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingRefunding,
  bookingResigned,
  bookingSucceeded,
} from './booking.events.ts';
export {
  type BookingRow,
  findBooking,
  findBookings,
  findEvents,
  findOwnBooking,
  findOwnBookings,
  findPricedWith,
  hasOpenBooking,
  lockHolds,
} from './booking.repo.ts';
export { asAgreed, bookedPrice, endOf } from './booking-terms.ts';
export { bookingViews, subjectOf } from './booking-view.ts';
export { closedSince, isAlive } from './closing.repo.ts';
export type { DealGuard } from './deal-guard.ts';
export { extendHold } from './desk/extend-hold.ts';
export { expireBooking } from './ending/expire-booking.ts';
export { extendTerm } from './ending/extend-term.ts';
export { joinBooking } from './opening/join-booking.ts';
export { beginPayment } from './payment/begin-payment.ts';
export { discountedEstate } from './personal-discounts.ts';
export { personalPrice } from './personal-price.ts';
export { endAsDeal } from './way/end-as-deal.ts';
export { lockBooking, lockOwnBooking } from './way/lock-booking.ts';
