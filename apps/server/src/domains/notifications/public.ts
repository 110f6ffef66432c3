export { followBookingsForNotices } from './follow-bookings.ts';
export { type Notice, notify } from './notify.ts';
