export { followBookings } from './follow-booking.ts';
export { type DealDeps, dealView } from './read-deal.ts';
export { turnOf } from './turn.ts';
