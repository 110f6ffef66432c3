export {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingPaymentDeclined,
  bookingRefunding,
  bookingReturned,
  bookingSucceeded,
} from './booking.events.ts';
export {
  type BookingRow,
  findBooking,
  findBookings,
  findEvents,
  findLive,
  findOwnBooking,
  findOwnBookings,
} from './booking.repo.ts';
export type { BookingDeps, PersonalDiscounts } from './booking-deps.ts';
export { bookingViews, subjectOf } from './booking-view.ts';
export { cancelByStaff } from './cancel-by-staff.ts';
export { confirmCash } from './confirm-cash.ts';
export { extendHold } from './extend-hold.ts';
export { followPayments } from './follow-payment.ts';
export { returnCash } from './return-cash.ts';
export { workBooking } from './work-booking.ts';
