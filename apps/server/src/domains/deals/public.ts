export { type DealRow, findDeals } from './deals.repo.ts';
export { followBookings } from './follow-booking.ts';
export { type DealDeps, dealView } from './read-deal.ts';
export { type Position, turnOf } from './turn.ts';
