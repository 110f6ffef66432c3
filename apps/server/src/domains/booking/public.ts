export { fullName } from './agreement-data.ts';
export { waitingAgreement } from './agreement-to-sign.ts';
export { askRefundAgain } from './ask-refund-again.ts';
export { beginPayment } from './begin-payment.ts';
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
export { cancelByStaff } from './cancel-by-staff.ts';
export { changeTerms } from './change-terms.ts';
export { confirmCash } from './confirm-cash.ts';
export { confirmTransfer } from './confirm-transfer.ts';
export type { DealGuard } from './deal-guard.ts';
export { expireBooking } from './expire-booking.ts';
export { extendHold } from './extend-hold.ts';
export { extendTerm } from './extend-term.ts';
export { followPayments } from './follow-payment.ts';
export { followRefunds } from './follow-refund.ts';
export { lockBooking, lockOwnBooking } from './lock-booking.ts';
export { nameRepresentative } from './name-representative.ts';
export { followEndsOfPowers, followPassports } from './renew-agreements.ts';
export type { ActingSigner } from './representative.ts';
export { returnCash } from './return-cash.ts';
export { returnOtherwise } from './return-otherwise.ts';
export { sendBookingCode } from './send-signing-code.ts';
export { signBooking } from './sign-booking.ts';
export { lockForStaff, type StaffAct } from './staff-act.ts';
export { refuseTerms } from './terms-request.ts';
export { workBooking } from './work-booking.ts';
