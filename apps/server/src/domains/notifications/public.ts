export { followBookingsForNotices } from './follow-bookings.ts';
