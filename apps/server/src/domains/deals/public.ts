export type { MovedBy } from './carry-out.ts';
export { priceOfDeal, setDealTerms } from './chosen-terms.ts';
export { dealGuard } from './deal-guard.ts';
export { contractMissed, dealMoved } from './deals.events.ts';
export {
  bookingAsParty,
  bookingOfDeal,
  bookingsAsMember,
  contractSignedAt,
  type DealRow,
  dealsAt,
  findDeals,
  findParties,
  insertDealEvent,
  insertParty,
  membersNamed,
  openDealOf,
  openDealsAt,
  placeOfDeal,
  updateParty,
} from './deals.repo.ts';
export { linkDeal, takenAlong } from './linked.repo.ts';
export { agreeSchedule } from './money/agree-schedule.ts';
export { escrowOf } from './money/escrow.repo.ts';
export { receiveInstallment } from './money/receive-installment.ts';
export { recordEscrow } from './money/record-escrow.ts';
export { moveDeal } from './move-deal.ts';
export { ofDeal, tellPages } from './note-act.ts';
export { hasOpenDeal, numbersOfDeals, openDealsOf, registeredDeals } from './registered.repo.ts';
export { listDeals } from './standing/list-deals.ts';
export { dealForDesk, dealForPerson, type NamedDeal } from './standing/name-deal.ts';
export { type DealDeps, type DealRead, dealView, withManager } from './standing/read-deal.ts';
export { type Standing, standingsOf } from './standing/standings.ts';
export { turnOf, turnOfRefund } from './standing/turn.ts';
export { type LockedDeal, lockDeal, moveTerm, stepDeal } from './step-deal.ts';
