export { fullName } from './agreement/agreement-data.ts';
export { waitingAgreement } from './agreement/agreement-to-sign.ts';
export { nameRepresentative } from './agreement/name-representative.ts';
export { followEndsOfPowers, followPassports } from './agreement/renew-agreements.ts';
export type { ActingSigner } from './agreement/representative.ts';
export { sendBookingCode } from './agreement/send-signing-code.ts';
export { signBooking } from './agreement/sign-booking.ts';
export {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingPaidTwice,
  bookingPaymentDeclined,
  bookingPaymentExpired,
  bookingPaymentRefused,
  bookingRefundFailed,
  bookingRefunding,
  bookingResigned,
  bookingReturned,
  bookingSucceeded,
  bookingTermsOffered,
} from './booking.events.ts';
export {
  type BookingRow,
  findBooking,
  findBookings,
  findEvents,
  findOwnBooking,
  findOwnBookings,
  findPricedWith,
  isTaken,
  lockHolds,
} from './booking.repo.ts';
export type { BookingDeps, PersonalDiscounts } from './booking-deps.ts';
export { asAgreed, endOf } from './booking-terms.ts';
export { bookingViews, subjectOf } from './booking-view.ts';
export type { DealGuard } from './deal-guard.ts';
export { extendHold } from './desk/extend-hold.ts';
export { lockForStaff, type StaffAct, staffActOf } from './desk/staff-act.ts';
export { expireBooking } from './ending/expire-booking.ts';
export { extendTerm } from './ending/extend-term.ts';
export { workBooking } from './ending/work-booking.ts';
export { lockBooking, lockOwnBooking } from './lock-booking.ts';
export { beginPayment } from './payment/begin-payment.ts';
export { followPayments } from './payment/follow-payment.ts';
export { followRefunds } from './payment/follow-refund.ts';
