export { agreeSchedule } from './agree-schedule.ts';
export { dealGuard } from './deal-guard.ts';
export {
  type DealNews,
  dealMoved,
  type EscrowNews,
  escrowRecorded,
  type ScheduleNews,
  scheduleNews,
  signedForPrincipal,
} from './deals.events.ts';
export { contractSignedAt, placeOfDeal } from './deals.repo.ts';
export { workDeals } from './end-overdue.ts';
export { escrowOf } from './escrow.repo.ts';
export { followBookings } from './follow-booking.ts';
export { listDeals } from './list-deals.ts';
export { moveDeal } from './move-deal.ts';
export { dealForDesk, dealForPerson, type NamedDeal } from './name-deal.ts';
export { type DealDeps, type DealRead, dealView, withManager } from './read-deal.ts';
export { receiveInstallment } from './receive-installment.ts';
export { recordEscrow } from './record-escrow.ts';
export { openDealsOf, registeredDeals } from './registered.repo.ts';
export { type Standing, standingsOf } from './standings.ts';
export { lockDeal, stepDeal } from './step-deal.ts';
export { turnOf, turnOfRefund } from './turn.ts';
